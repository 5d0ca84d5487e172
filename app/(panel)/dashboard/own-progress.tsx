import { ProgressPanel } from "@/components/gamification/panel/progress-panel";
import { Message } from "@/components/ui/message";
import { readOr } from "@/lib/core/read-or";
import { getProgress } from "@/lib/gamification/queries";

export async function OwnProgress() {
  const progress = await readOr(null, "progress", getProgress());
  return progress ? (
    <ProgressPanel progress={progress} />
  ) : (
    <Message role="alert" title="No se pudo cargar tu progreso" />
  );
}
