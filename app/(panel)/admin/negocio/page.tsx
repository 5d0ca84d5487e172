import type { Metadata, Route } from "next";
import Link from "next/link";
import { ExportLink } from "@/components/lists/export-link";
import { ListPager } from "@/components/lists/list-pager";
import { PeriodBar } from "@/components/lists/period-bar";
import { NoReports } from "@/components/reports/no-reports";
import { ReportHead } from "@/components/reports/report-head";
import { SalesFigures } from "@/components/reports/sales-figures";
import { SalesPlot } from "@/components/reports/sales-plot";
import { SalesTable } from "@/components/reports/sales-table";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { type ListState, listHref, pageOf, parseListState } from "@/lib/core/list-state";
import { type Period, periodQuery } from "@/lib/core/period";
import { readOr } from "@/lib/core/read-or";
import { GROUPING_LABELS } from "@/lib/reports/labels";
import { SALES_LIST } from "@/lib/reports/list";
import { columnsOf, reportPeriod, usualPeriods } from "@/lib/reports/period";
import { getSalesReport } from "@/lib/reports/queries";
import { GROUPINGS, type Grouping } from "@/lib/reports/types";

export const metadata: Metadata = { title: "Negocio" };

export default async function BusinessPage({ searchParams }: PageProps<"/admin/negocio">) {
  await requireRole(STAFF_ROLES, { path: SALES_LIST.path });
  if (!(await ownRights()).seesReports) return <NoReports />;
  const state = parseListState(await searchParams, SALES_LIST);
  const now = Date.now();
  const period = reportPeriod(state.filters, now);
  const by = state.filters.por ?? "producto";
  return (
    <>
      <ReportHead current={SALES_LIST.path}>
        <Link
          href={`/admin/pedidos?${periodQuery(period)}` as Route}
          className={buttonVariants({ variant: "outline" })}
        >
          Pedidos de estos días
        </Link>
        <ExportLink href={listHref({ ...state, path: "/api/reports" })} />
      </ReportHead>
      <PeriodBar path={SALES_LIST.path} period={period} usual={usualPeriods(now)} kept={{ por: by }} />
      <Report state={state} period={period} by={by} />
    </>
  );
}

async function Report({ state, period, by }: { state: ListState; period: Period; by: Grouping }) {
  const [report, plotted] = await Promise.all([
    readOr(null, "reports.sales", getSalesReport(period, by, pageOf(state))),
    readOr(null, "reports.plot", getSalesReport(period, columnsOf(period).by)),
  ]);
  if (!report || !plotted)
    return <Message role="alert" title="No se pudo calcular el informe" art="/art/error.svg" />;
  return (
    <>
      <SalesFigures totals={report.totals} />
      <SalesPlot period={period} rows={plotted.rows} />
      <nav aria-label="Agrupar por" className="mb-1.5 min-w-0 border-b border-border">
        <ul className="list-tabs">
          {GROUPINGS.map((one) => (
            <li key={one}>
              <Link
                href={listHref(state, { filters: { por: one } }) as Route}
                aria-current={one === by ? "page" : undefined}
                scroll={false}
              >
                {GROUPING_LABELS[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {report.rows.length === 0 ? (
        <p className="panel p-5 text-muted-foreground">En estos días no hubo ventas ni costos.</p>
      ) : (
        <SalesTable state={state} by={by} period={period} report={report} />
      )}
      <ListPager state={state} total={report.count} />
    </>
  );
}
