import { SOURCES } from "@/lib/gamification/labels";
import { XP_PER_LEVEL } from "@/lib/gamification/level";

export function HowToEarn() {
  return (
    <section aria-labelledby="como-ganar" className="panel grid gap-3 p-5">
      <h2 id="como-ganar" className="text-xl">
        Cómo ganar puntos y XP
      </h2>
      <ul className="grid gap-2">
        {SOURCES.map(({ reward, text }) => (
          <li key={text} className="flex gap-3">
            <b className="w-20 shrink-0 font-display text-warm">{reward}</b>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        Los XP Coins de un logro son XP y se reclaman una sola vez. Cada {XP_PER_LEVEL} XP subes un nivel. Si
        devolvemos tu dinero o se deshace lo que hiciste, sus puntos y XP se descuentan.
      </p>
    </section>
  );
}
