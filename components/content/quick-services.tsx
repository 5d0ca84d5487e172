import { Icon } from "@/components/ui/icon";
import { whatsappLink } from "@/lib/settings/whatsapp";

/** Six topics; each opens a chat with a prefilled message. */
const REASONS = [
  ["Reparación de consola", "Hola, necesito reparar mi consola. Es una "],
  ["Reparación de control", "Hola, necesito reparar un control. La falla es: "],
  ["Cursos de reparación", "Hola, quiero información de los cursos de reparación."],
  ["Compra de repuestos", "Hola, busco este repuesto: "],
  ["Suscripción mayorista", "Hola, quiero información de la suscripción mayorista."],
  ["Otra consulta", "Hola, tengo una consulta: "],
] as const;

export function QuickServices({ whatsapp }: { whatsapp: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {REASONS.map(([label, message]) => (
        <li key={label}>
          <a
            href={whatsappLink(whatsapp, message)}
            target="_blank"
            rel="noopener noreferrer"
            className="panel group flex min-h-16 items-center justify-between gap-4 px-5 py-4 font-display font-bold transition-colors hover:border-primary"
          >
            {label}
            <span className="sr-only"> por WhatsApp</span>
            <Icon name="lucide--arrow-up-right" className="size-5 shrink-0 text-primary" />
          </a>
        </li>
      ))}
    </ul>
  );
}
