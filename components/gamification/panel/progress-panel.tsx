import { formatNumber } from "@/lib/core/money";
import { PROGRESS_TITLE, WORTH } from "@/lib/gamification/labels";
import { XP_PER_LEVEL } from "@/lib/gamification/level";
import type { Progress } from "@/lib/gamification/rows";
import { AchievementCard } from "./achievement-card";
import { XpBar } from "./xp-bar";

/** Level, XP towards the next one, points and achievements of a customer. */
export function ProgressPanel({ progress }: { progress: Progress }) {
  const { level, xpInLevel, points, achievements } = progress;
  const left = XP_PER_LEVEL - xpInLevel;
  return (
    <section aria-labelledby="progreso" className="panel overflow-hidden">
      <div className="grid gap-5 p-5 sm:p-6">
        <h2 id="progreso" className="text-2xl">
          {PROGRESS_TITLE}
        </h2>
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 sm:grid-cols-[auto_1fr_auto]">
          <p className="grid size-20 place-content-center rounded-lg border-2 border-warm bg-muted text-center">
            <span className="text-xs font-semibold text-muted-foreground uppercase">Nivel</span>
            <span className="font-display text-4xl leading-none font-bold text-warm">{level}</span>
          </p>
          <div className="grid gap-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-display text-lg font-bold">
                {xpInLevel} / {XP_PER_LEVEL} XP
              </span>
              <span className="text-sm text-muted-foreground">
                Te {left === 1 ? "falta" : "faltan"} {left} XP para el nivel{"\u00a0"}
                {level + 1}
              </span>
            </p>
            <XpBar
              value={xpInLevel}
              max={XP_PER_LEVEL}
              label={`Experiencia del nivel ${level}`}
              className="h-3"
            />
          </div>
          <p className="col-span-2 flex items-baseline gap-2 sm:col-span-1 sm:flex-col sm:items-end sm:gap-0">
            <span className="font-display text-3xl font-bold text-primary">{formatNumber(points)}</span>
            <span className="text-sm text-muted-foreground">Puntos totales</span>
          </p>
        </div>
        <p className="text-sm text-muted-foreground">{WORTH}</p>
      </div>
      <div className="grid gap-4 border-t p-5 sm:p-6">
        <h3 className="text-xl">Logros</h3>
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {achievements.map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      </div>
    </section>
  );
}
