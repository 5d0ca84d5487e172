import type { Metadata } from "next";
import { Suspense } from "react";
import { type LinkCard, LinkCards } from "@/components/layout/link-cards";
import { PanelTitle } from "@/components/layout/panel-title";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { requireUser } from "@/lib/auth/guards";
import { isStaff, ROLE_LABELS } from "@/lib/auth/roles";
import { displayName } from "@/lib/auth/session-view";
import { RecentOrders } from "./recent-orders";

export const instant = false;

export const metadata: Metadata = { title: "Panel de Control" };

const CUSTOMER_CARDS: LinkCard[] = [
  {
    href: "/tienda",
    title: "Tienda",
    text: "Consolas, controles y repuestos.",
    icon: "lucide--shopping-bag",
  },
  {
    href: "/cursos",
    title: "Cursos",
    text: "Aprende a reparar y a mantener consolas.",
    icon: "lucide--book-open",
  },
  {
    href: "/servicios-tecnicos",
    title: "Servicios Técnicos",
    text: "Habla con el taller sobre tu reparación.",
    icon: "lucide--wrench",
  },
];

const STAFF_CARDS: LinkCard[] = [
  {
    href: "/dashboard/usuarios",
    title: "Usuarios",
    text: "Las cuentas de la tienda y su rol.",
    icon: "lucide--users",
  },
  {
    href: "/admin/servicios-tecnicos",
    title: "Taller",
    text: "Entrada del equipo a las órdenes técnicas.",
    icon: "lucide--wrench",
  },
  {
    href: "/tienda",
    title: "Tienda",
    text: "Mira el catálogo como lo ve un cliente.",
    icon: "lucide--shopping-bag",
  },
];

export default async function DashboardPage() {
  const user = await requireUser("/dashboard");
  return (
    <>
      <PanelTitle title={`¡Hola, ${displayName(user)}!`}>
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{ROLE_LABELS[user.role]}</Badge>
          <span>
            {user.points.toLocaleString("es-CO")} puntos · Nivel {user.level}
          </span>
        </p>
      </PanelTitle>
      <LinkCards cards={isStaff(user.role) ? STAFF_CARDS : CUSTOMER_CARDS} />
      <section className="mt-12">
        <h2 className="mb-4 text-2xl">Mis Pedidos</h2>
        <Suspense fallback={<Skeleton className="h-32" />}>
          <RecentOrders />
        </Suspense>
      </section>
    </>
  );
}
