import { cn } from "@/lib/core/cn";
import { progressLabel } from "@/lib/courses/labels";
import type { LearningProgress } from "@/lib/courses/types";

type Props = { progress: LearningProgress; of: string; className?: string };

const TRACK =
  "h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:bg-primary-solid [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary-solid";

/** Progress: completed lessons of all lessons. */
export function CourseProgress({ progress, of, className }: Props) {
  return (
    <div className={cn("flex flex-col gap-1.5 text-sm", className)}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted-foreground">{progressLabel(progress)}</span>
        <span className="font-display font-bold">{progress.percent} %</span>
      </p>
      <progress value={progress.percent} max={100} aria-label={`Avance en ${of}`} className={TRACK} />
    </div>
  );
}
