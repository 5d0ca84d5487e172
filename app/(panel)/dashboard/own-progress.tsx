import { ProgressPanel } from "@/components/gamification/panel/progress-panel";
import { Message } from "@/components/ui/message";
import { getProgress } from "@/lib/gamification/queries";

export async function OwnProgress() {
  const progress = await getProgress().catch(() => null);
  return progress ? (
    <ProgressPanel progress={progress} />
  ) : (
    <Message role="alert" title="No se pudo cargar tu progreso" />
  );
}
