import type { Metadata } from "next";
import { ListHead } from "@/components/lists/list-head";
import { FailedMails } from "@/components/mail/staff/failed-mails";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { formatNumber } from "@/lib/core/money";
import { listFailedMails } from "@/lib/mail/staff/queries";

export const metadata: Metadata = { title: "Correos que no salieron" };

export default async function FailedMailsPage() {
  await requireRole(STAFF_ROLES, { path: "/admin/correos" });
  const { items, total } = await listFailedMails();
  return (
    <>
      <ListHead
        title="Correos que no salieron"
        note="Envíalos de nuevo, o cuéntale a la persona por otro medio."
      />
      {items.length > 0 ? (
        <FailedMails mails={items} />
      ) : (
        <p className="panel p-5">Todos los correos salieron. No hay nada por hacer.</p>
      )}
      {total > items.length && (
        <p className="mt-4 text-sm text-muted-foreground">
          Mostramos los {formatNumber(items.length)} más recientes de {formatNumber(total)}.
        </p>
      )}
    </>
  );
}
