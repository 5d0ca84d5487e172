import { Icon } from "@/components/ui/icon";

const REASONS = [
  [
    "lucide--wrench",
    "Tu reparación, paso a paso",
    "Mira el estado, las fotos y la cotización de tu consola.",
  ],
  ["lucide--graduation-cap", "Tus cursos te esperan", "Retoma cada lección justo donde la dejaste."],
  ["lucide--trophy", "Sube de nivel", "Gana puntos con tus compras y reclama logros."],
] as const;

/** Benefits of an account, beside the form on wide screens. */
export function AuthAside() {
  return (
    <div className="hidden flex-col gap-8 lg:flex">
      <p className="font-display text-5xl leading-tight font-bold">
        Tu aventura <span className="text-primary">sigue</span> aquí.
      </p>
      <ul className="flex flex-col gap-6">
        {REASONS.map(([icon, title, text]) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-muted text-warm">
              <Icon name={icon} />
            </span>
            <span>
              <span className="block font-display text-lg font-bold">{title}</span>
              <span className="text-muted-foreground">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
