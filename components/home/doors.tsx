import { PageLink } from "@/components/layout/page-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { DELIVERY_TIME_SHORT, DIAGNOSIS_TIME } from "@/lib/legal/promises";

type Door = { href: string; icon: IconName; title: string; text: string };

const DOORS: Door[] = [
  {
    href: "/servicios",
    icon: "lucide--wrench",
    title: "Reparar",
    text: `PlayStation, Xbox y Nintendo. Diagnóstico gratis en ${DIAGNOSIS_TIME}.`,
  },
  {
    href: "/tienda",
    icon: "lucide--gamepad-2",
    title: "Comprar",
    text: `Consolas, controles, juegos y repuestos. En Medellín llegan en ${DELIVERY_TIME_SHORT}.`,
  },
  {
    href: "/cursos",
    icon: "lucide--graduation-cap",
    title: "Aprender",
    text: "Cursos en línea para arreglarlo por tu cuenta, a tu ritmo.",
  },
];

/** Repair, buy, learn. */
export function Doors() {
  return (
    <ul className="doors">
      {DOORS.map(({ href, icon, title, text }) => (
        <li key={href}>
          <PageLink href={href}>
            <Icon name={icon} />
            <b>{title}</b>
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
