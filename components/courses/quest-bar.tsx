import { cn } from "@/lib/core/cn";
import type { QuestFigures } from "@/lib/courses/quest-figures";

type Props = QuestFigures & { className?: string };

const TRACK =
  "h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:bg-input [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-input";

/** Decorative progress bar of a course card, labelled as a demo. */
export function QuestBar({ level, progress, className }: Props) {
  return (
    <div className={cn("flex flex-col gap-1.5 text-sm", className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted-foreground">
        <span>Así verás tu avance</span>
        <span>
          Nivel de juego {level} · Demo: {progress} %
        </span>
      </p>
      <progress value={progress} max={100} aria-label="Progreso de demostración" className={TRACK} />
    </div>
  );
}
