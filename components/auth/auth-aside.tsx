import { GraduationCapIcon, TrophyIcon, WrenchIcon } from "lucide-react";

const REASONS = [
  [WrenchIcon, "Tu reparación, paso a paso", "Mira el estado, las fotos y la cotización de tu consola."],
  [GraduationCapIcon, "Tus cursos te esperan", "Retoma cada lección justo donde la dejaste."],
  [TrophyIcon, "Sube de nivel", "Gana puntos con tus compras y reclama logros."],
] as const;

/** Why an account is worth it, beside the form on wide screens. */
export function AuthAside() {
  return (
    <div className="hidden flex-col gap-8 lg:flex">
      <p className="font-display text-5xl leading-tight font-extrabold">
        Tu aventura <span className="text-electric">sigue</span> aquí.
      </p>
      <ul className="flex flex-col gap-6">
        {REASONS.map(([Icon, title, text]) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface-raised text-warm">
              <Icon aria-hidden />
            </span>
            <span>
              <span className="block font-display text-lg font-bold">{title}</span>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
