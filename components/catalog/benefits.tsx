import { Icon, type IconName } from "@/components/ui/icon";

const BENEFITS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "lucide--shield-check",
    title: "Garantía incluida",
    text: "Un año en productos nuevos, con nosotros",
  },
  {
    icon: "lucide--truck",
    title: "Envío rápido a toda Colombia",
    text: "24 a 48 horas en Medellín y alrededores",
  },
  {
    icon: "lucide--credit-card",
    title: "Múltiples medios de pago",
    text: "Tarjeta en línea o contra entrega",
  },
  { icon: "lucide--badge-check", title: "100 % original", text: "Sin copias ni imitaciones" },
];

/** Why to buy here; shown on every product. */
export function Benefits() {
  return (
    <ul aria-label="Por qué comprar aquí" className="benefits">
      {BENEFITS.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <p>
            <b>{title}</b>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
