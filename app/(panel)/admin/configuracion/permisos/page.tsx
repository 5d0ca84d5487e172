import type { Metadata } from "next";
import Link from "next/link";
import { PanelTitle } from "@/components/layout/panel-title";
import { RightList } from "@/components/settings/staff/right-list";
import { RightsForm } from "@/components/settings/staff/rights-form";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { RIGHTS_PATH } from "@/lib/settings/staff/labels";
import { getRoleRights } from "@/lib/settings/staff/queries";
import { canChangeRights } from "@/lib/settings/staff/rights";
import { ROLE_NAMES } from "@/lib/users/staff/labels";

export const metadata: Metadata = { title: "Permisos por rol" };

/** What no setting changes. */
const FIXED = [
  ["Crear y editar productos, servicios, cursos, slides y artículos", "Todo el equipo"],
  ["Atender pedidos, reparaciones y mensajes", "Todo el equipo"],
  ["Eliminar contenido", "Superadmin"],
  ["Cambiar la configuración y leer la auditoría", "Admin y Superadmin"],
  ["Dar los roles Empleado y Manager", "Admin y Superadmin"],
  ["Dar los roles Admin y Superadmin", "Superadmin"],
  ["Cambiar su propio rol o los permisos de su rol", "Nadie"],
] as const;

export default async function RightsPage() {
  const viewer = await requireRole(ADMIN_ROLES, { path: RIGHTS_PATH, redirectTo: "/dashboard" });
  const roles = await getRoleRights();
  return (
    <>
      <Link href="/admin/configuracion" className="mb-3 quiet-link gap-1">
        <Icon name="lucide--chevron-left" className="size-4" />
        Configuración
      </Link>
      <PanelTitle title="Permisos por rol">
        <p>Lo que cada rol hace con dinero, existencias y cifras. Un cambio vale de inmediato.</p>
      </PanelTitle>
      <div className="grid items-start gap-5 sm:grid-cols-2 2xl:grid-cols-4">
        {roles.map((rights) => {
          const { role } = rights;
          const name = ROLE_NAMES[role];
          return (
            <section key={role} className="panel flex min-w-0 flex-col gap-5 p-5">
              <h2 className="text-xl">{name}</h2>
              {canChangeRights(viewer.role, role) ? (
                <RightsForm rights={rights} name={name} />
              ) : (
                <>
                  <RightList values={rights} />
                  <p className="text-muted-foreground">Es tu rol: lo cambia el Superadmin.</p>
                </>
              )}
            </section>
          );
        })}
        <section className="panel flex min-w-0 flex-col gap-5 p-5">
          <h2 className="text-xl">{ROLE_NAMES.superadmin}</h2>
          <p>Todo, sin límites.</p>
        </section>
      </div>
      <section className="mt-8 panel p-5">
        <h2 className="mb-4 text-xl">Lo que no se cambia aquí</h2>
        <dl className="flex flex-col gap-2">
          {FIXED.map(([what, who]) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-4">
              <dt>{what}</dt>
              <dd className="font-semibold">{who}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
