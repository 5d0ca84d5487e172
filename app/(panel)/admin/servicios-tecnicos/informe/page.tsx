import type { Metadata } from "next";
import Link from "next/link";
import { ListHead } from "@/components/lists/list-head";
import { PeriodBar } from "@/components/lists/period-bar";
import { ReportFigures } from "@/components/repairs/staff/report/report-figures";
import { SpreadTable } from "@/components/repairs/staff/report/spread-table";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { type Period, periodQuery } from "@/lib/core/period";
import { readOr } from "@/lib/core/read-or";
import { spreadTables } from "@/lib/repairs/report/labels";
import { parsePeriod, usualPeriods } from "@/lib/repairs/report/period";
import { getTurnaroundReport } from "@/lib/repairs/report/queries";

export const metadata: Metadata = { title: "Tiempos del taller" };

export default async function TurnaroundPage({
  searchParams,
}: PageProps<"/admin/servicios-tecnicos/informe">) {
  await requireRole(STAFF_ROLES, { path: "/admin/servicios-tecnicos/informe" });
  const now = Date.now();
  const period = parsePeriod(await searchParams, now);
  return (
    <>
      <ListHead
        title="Tiempos del taller"
        note="En horas de atención: sin noches, domingos ni festivos."
        tabs={
          <Link
            href="/admin/servicios-tecnicos"
            className="quiet-link order-first -my-1.5 basis-full gap-1 text-sm"
          >
            <Icon name="lucide--chevron-left" className="size-4" />
            Servicios técnicos
          </Link>
        }
      >
        <a
          href={`/api/repairs/informe?${periodQuery(period)}`}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          <Icon name="lucide--download" />
          Descargar CSV
        </a>
      </ListHead>
      <PeriodBar path="/admin/servicios-tecnicos/informe" period={period} usual={usualPeriods(now)} />
      <Report period={period} />
    </>
  );
}

async function Report({ period }: { period: Period }) {
  const report = await readOr(null, "repairs.report", getTurnaroundReport(period));
  if (!report) return <Message role="alert" title="No se pudo calcular el informe" art="/art/error.svg" />;
  const { states, technicians, devices } = spreadTables(report);
  return (
    <>
      <ReportFigures report={report} />
      <div className="flex flex-col gap-8">
        <SpreadTable id="por-estado" title="Por estado" what="Estado" rows={states} />
        <SpreadTable id="por-tecnico" title="Por técnico" what="Técnico" rows={technicians} />
        <SpreadTable id="por-equipo" title="Por tipo de equipo" what="Equipo" rows={devices} />
      </div>
    </>
  );
}
