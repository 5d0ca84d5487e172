import { BadgeCheckIcon, CreditCardIcon, ShieldCheckIcon, TruckIcon } from "lucide-react";

const BENEFITS = [
  { Icon: ShieldCheckIcon, title: "Garantía incluida", text: "Un año en productos nuevos, con nosotros" },
  { Icon: TruckIcon, title: "Envío rápido a toda Colombia", text: "24 a 48 horas en Medellín y alrededores" },
  { Icon: CreditCardIcon, title: "Múltiples medios de pago", text: "Tarjeta en línea o contra entrega" },
  { Icon: BadgeCheckIcon, title: "100 % original", text: "Sin copias ni imitaciones" },
];

/** Why to buy here; shown on every product. */
export function Benefits() {
  return (
    <ul aria-label="Por qué comprar aquí" className="grid gap-4 sm:grid-cols-2">
      {BENEFITS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden className="size-6 shrink-0 text-electric" />
          <p className="text-sm leading-snug">
            <span className="block font-semibold">{title}</span>
            <span className="text-muted">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
