import { cn } from "@/lib/core/cn";
import type { QuestFigures } from "@/lib/courses/quest-figures";

type Props = QuestFigures & { className?: string };

const TRACK =
  "h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:bg-warm-solid [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-warm-solid";

/** Decorative progress bar of a course card, labelled as a demo. */
export function QuestBar({ level, progress, className }: Props) {
  return (
    <div className={cn("flex flex-col gap-1.5 text-sm", className)}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-display font-bold">Nivel de juego {level}</span>
        <span className="text-muted-foreground">Demo: {progress}%</span>
      </p>
      <progress value={progress} max={100} aria-label="Progreso de demostración" className={TRACK} />
    </div>
  );
}
