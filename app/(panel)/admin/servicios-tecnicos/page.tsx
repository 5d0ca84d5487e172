import type { Metadata } from "next";
import { LinkCards } from "@/components/layout/link-cards";
import { PanelTitle } from "@/components/layout/panel-title";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";

export const instant = false;

export const metadata: Metadata = { title: "Taller" };

export default async function WorkshopPage() {
  await requireRole(STAFF_ROLES, { path: "/admin/servicios-tecnicos" });
  return (
    <>
      <PanelTitle title="Taller">
        <p>Entrada del equipo técnico. Los clientes escriben por WhatsApp con su nombre y su correo.</p>
      </PanelTitle>
      <LinkCards
        cards={[
          {
            href: "/dashboard/usuarios",
            title: "Usuarios",
            text: "Busca la cuenta de quien escribe.",
            icon: "lucide--users",
          },
          {
            href: "/servicios",
            title: "Servicios y precios",
            text: "Lo que ve el cliente antes de traer su equipo.",
            icon: "lucide--wrench",
          },
        ]}
      />
    </>
  );
}
