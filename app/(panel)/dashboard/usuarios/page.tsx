import type { Metadata } from "next";
import { PanelTitle } from "@/components/layout/panel-title";
import { Badge } from "@/components/ui/badge";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { listAccounts } from "@/lib/auth/queries";
import { ROLE_LABELS, STAFF_ROLES } from "@/lib/auth/roles";

export const instant = false;

export const metadata: Metadata = { title: "Usuarios" };

export default async function UsersPage() {
  await requireRole(STAFF_ROLES, { path: "/dashboard/usuarios" });
  const accounts = await listAccounts().catch(() => null);
  if (!accounts) return <Message role="alert" title="No se pudieron cargar los usuarios" />;
  return (
    <>
      <PanelTitle title="Usuarios">
        <p>Las cuentas de la tienda y el rol de cada una.</p>
      </PanelTitle>
      {accounts.length === 0 && <Message title="No se encontraron usuarios" />}
      <ul className="flex flex-col gap-2">
        {accounts.map(({ id, name, role }) => (
          <li key={id} className="panel flex min-h-14 items-center justify-between gap-4 px-4 py-2">
            <span className="truncate font-semibold">{name}</span>
            <Badge variant={role === "cliente" ? "outline" : "primary"}>{ROLE_LABELS[role]}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
