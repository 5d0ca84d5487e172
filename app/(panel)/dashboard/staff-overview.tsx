import { type LinkCard, LinkCards } from "@/components/layout/link-cards";
import type { SessionUser } from "@/lib/auth/session";
import { Welcome } from "./welcome";

const CARDS: LinkCard[] = [
  {
    href: "/dashboard/usuarios",
    title: "Usuarios",
    text: "Las cuentas de la tienda y su rol.",
    icon: "lucide--users",
  },
  {
    href: "/admin/servicios-tecnicos",
    title: "Servicios técnicos",
    text: "Las órdenes del taller: estado, cotización y mensajes.",
    icon: "lucide--wrench",
  },
  {
    href: "/tienda",
    title: "Tienda",
    text: "Mira el catálogo como lo ve un cliente.",
    icon: "lucide--shopping-bag",
  },
];

export function StaffOverview({ user }: { user: SessionUser }) {
  return (
    <div className="flex flex-col gap-8">
      <Welcome user={user} />
      <LinkCards cards={CARDS} />
    </div>
  );
}
