import { Badge } from "@/components/ui/badge";
import { MISSIONS } from "@/lib/gamification/labels";

/** Announced missions without rewards yet; enabled in the store's settings. */
export function Missions() {
  return (
    <section aria-labelledby="misiones" className="grid gap-4">
      <h2 id="misiones" className="flex flex-wrap items-center gap-3 text-2xl">
        Misiones <Badge variant="outline">Próximamente</Badge>
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {MISSIONS.map(({ name, text, reward }) => (
          <li key={name} className="panel grid content-start gap-1 p-4">
            <span className="font-display text-2xl font-bold text-warm">
              +{reward.toLocaleString("es-CO", { useGrouping: false })} XP
            </span>
            <h3 className="font-display font-bold">{name}</h3>
            <p className="text-sm text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
