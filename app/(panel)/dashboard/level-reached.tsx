import { DAY } from "@/lib/core/dates";
import { readOr } from "@/lib/core/read-or";
import { levelReachedAt, XP_PER_LEVEL } from "@/lib/gamification/level";
import { getLedger, getProgress } from "@/lib/gamification/queries";

/** Shown for a day after a level was reached. */
export async function LevelReached() {
  const [progress, ledger] = await Promise.all([
    readOr(null, "progress", getProgress()),
    readOr(null, "progress.ledger", getLedger()),
  ]);
  if (!progress || !ledger) return null;
  const { level, xpInLevel } = progress;
  const at = levelReachedAt((level - 1) * XP_PER_LEVEL + xpInLevel, ledger);
  if (!at || Date.now() - Date.parse(at) > DAY) return null;
  return (
    <div className="panel flex flex-wrap items-center gap-x-5 gap-y-3 border-warm p-5">
      <p
        aria-hidden
        className="celebrate grid size-14 shrink-0 place-items-center rounded-full bg-warm-solid font-display text-2xl font-bold text-warm-solid-foreground"
      >
        {level}
      </p>
      <p className="min-w-0 flex-1 basis-48">
        <strong className="block font-display text-2xl">¡Subiste al nivel {level}!</strong>
        Te faltan {XP_PER_LEVEL - xpInLevel} XP para el siguiente.
      </p>
    </div>
  );
}
