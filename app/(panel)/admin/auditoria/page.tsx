import type { Metadata, Route } from "next";
import Link from "next/link";
import { AuditDownload, AuditFilters } from "@/components/audit/staff/audit-filters";
import { AuditList } from "@/components/audit/staff/audit-list";
import { ListHead } from "@/components/lists/list-head";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { auditParams, parseAuditFilter } from "@/lib/audit/filter";
import { getActorName, searchAudit } from "@/lib/audit/queries";
import type { AuditFilter } from "@/lib/audit/types";
import { requireRole } from "@/lib/auth/guards";
import { readOr } from "@/lib/core/read-or";
import { listStaff } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Auditoría" };

const PATH = "/admin/auditoria";

export default async function AuditPage({ searchParams }: PageProps<"/admin/auditoria">) {
  await requireRole(["admin", "superadmin"], { path: PATH, redirectTo: "/dashboard" });
  const { filter, before } = parseAuditFilter(await searchParams);
  return (
    <>
      <ListHead title="Auditoría" note="Quién hizo qué y cuándo. Aquí no se borra ni se cambia nada.">
        <AuditDownload filter={filter} />
      </ListHead>
      <AuditFilters path={PATH} filter={filter} staff={await actors(filter.actor)} />
      <Entries filter={filter} before={before} />
    </>
  );
}

async function Entries({ filter, before }: { filter: AuditFilter; before?: number }) {
  const page = await searchAudit(filter, before);
  if (page.entries.length === 0) return <Message title="No hay registros" art="/art/no-results.svg" />;
  return (
    <>
      <AuditList entries={page.entries} />
      <nav aria-label="Páginas" className="mt-4 flex flex-wrap gap-3">
        {before && (
          <Link
            href={`${PATH}?${auditParams(filter)}` as Route}
            className={buttonVariants({ variant: "ghost" })}
          >
            Volver a lo más nuevo
          </Link>
        )}
        {page.next && (
          <Link
            href={`${PATH}?${auditParams(filter, page.next)}` as Route}
            className={buttonVariants({ variant: "outline" })}
          >
            Registros anteriores
          </Link>
        )}
      </nav>
    </>
  );
}

/** Actor options: the staff, and the person of the current filter. */
async function actors(chosen?: string): Promise<{ id: string; name: string }[]> {
  const staff = await readOr([], "staff", listStaff());
  if (!chosen || staff.some(({ id }) => id === chosen)) return staff;
  return [...staff, { id: chosen, name: await readOr(chosen, "audit.actor", getActorName(chosen)) }];
}
