import { Icon, type IconName } from "@/components/ui/icon";

const STEPS: readonly { href: string; icon: IconName; title: string; text: string }[] = [
  {
    href: "/dashboard/perfil",
    icon: "lucide--id-card",
    title: "Completa tu perfil",
    text: "Guarda tu celular y tu dirección: la próxima compra ya los trae.",
  },
  {
    href: "/solicitar-reparacion",
    icon: "lucide--wrench",
    title: "Trae tu consola",
    text: "Cuéntanos qué le pasa; el diagnóstico es gratis.",
  },
  {
    href: "/dashboard/progreso",
    icon: "lucide--trophy",
    title: "Mira cómo subes de nivel",
    text: "Cada compra suma puntos, y hay cuatro logros por ganar.",
  },
];

/** Three suggestions, until the first order, repair or course. */
export function FirstSteps() {
  return (
    <section aria-labelledby="primeros-pasos" className="flex flex-col gap-3">
      <h2 id="primeros-pasos" className="text-2xl">
        Tu aventura empieza aquí
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {STEPS.map(({ href, icon, title, text }) => (
          <li key={href} className="panel lift relative flex gap-4 p-4 sm:flex-col sm:gap-3">
            <Icon name={icon} className="size-7 shrink-0 text-primary" />
            <p className="min-w-0">
              <a href={href} className="card-link font-display text-lg font-bold">
                {title}
              </a>
              <span className="block text-sm text-muted-foreground">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
