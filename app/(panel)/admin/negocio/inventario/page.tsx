import type { Metadata, Route } from "next";
import Link from "next/link";
import { ExportLink } from "@/components/lists/export-link";
import { ListPager } from "@/components/lists/list-pager";
import { type FigureItem, Figures } from "@/components/reports/figures";
import { NoReports } from "@/components/reports/no-reports";
import { ReportHead } from "@/components/reports/report-head";
import { IdleTable, ReorderTable, ValueTable } from "@/components/reports/stock-tables";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { counted } from "@/lib/core/counted";
import { type ListState, listHref, pageOf, parseListState } from "@/lib/core/list-state";
import { formatCop, formatNumber } from "@/lib/core/money";
import { STOCK_LIST_LABELS } from "@/lib/reports/labels";
import { STOCK_LIST } from "@/lib/reports/list";
import { getIdleReport, getReorderReport, getStockReport } from "@/lib/reports/queries";
import type { StockReport } from "@/lib/reports/rows";
import { STOCK_LISTS, type StockList } from "@/lib/reports/types";

export const metadata: Metadata = { title: "Inventario del negocio" };

const NOTES = {
  comprar:
    "Para que alcance cuatro semanas al ritmo de las últimas ocho, más lo que esperan las reparaciones.",
  quieto: "Estaba en existencia hace 90 días y desde entonces nada se vendió ni se usó.",
  valor: "Cada producto con lo que costaron las unidades que hay.",
} satisfies Record<StockList, string>;

export default async function StockPage({ searchParams }: PageProps<"/admin/negocio/inventario">) {
  await requireRole(STAFF_ROLES, { path: STOCK_LIST.path });
  const { seesReports, seesCost } = await ownRights();
  if (!seesReports) return <NoReports />;
  const state = parseListState(await searchParams, STOCK_LIST);
  const list = state.filters.ver ?? "comprar";
  const [stock, { count, table }] = await Promise.all([
    getStockReport({ p_limit: 1 }),
    listOf(list, state, seesCost),
  ]);
  return (
    <>
      <ReportHead current={STOCK_LIST.path}>
        <ExportLink href={listHref({ ...state, path: "/api/reports/inventario" })} />
      </ReportHead>
      <StockFigures stock={stock} />
      <nav aria-label="Listas del inventario" className="mb-1.5 min-w-0 border-b border-border">
        <ul className="list-tabs">
          {STOCK_LISTS.map((one) => (
            <li key={one}>
              <Link
                href={listHref(state, { filters: { ver: one } }) as Route}
                aria-current={one === list ? "page" : undefined}
              >
                {STOCK_LIST_LABELS[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mb-2 text-sm text-muted-foreground">{NOTES[list]}</p>
      {count === 0 ? <p className="panel p-5 text-muted-foreground">No hay nada en esta lista.</p> : table}
      <ListPager state={state} total={count} />
    </>
  );
}

async function listOf(list: StockList, state: ListState, seesCost: boolean) {
  const page = pageOf(state);
  if (list === "quieto") {
    const { count, rows } = await getIdleReport(page);
    return { count, table: <IdleTable rows={rows} seesCost={seesCost} /> };
  }
  if (list === "valor") {
    const { count, rows } = await getStockReport(page);
    return { count, table: <ValueTable rows={rows} seesCost={seesCost} /> };
  }
  const { count, rows } = await getReorderReport(page);
  return { count, table: <ReorderTable rows={rows} /> };
}

/** The sums of the stock. */
function StockFigures({ stock }: { stock: StockReport }) {
  const { count, units, price, value, unknownUnits, unknownProducts } = stock;
  const figures: FigureItem[] = [
    {
      term: "Unidades en existencia",
      value: formatNumber(units),
      more: `De ${counted(count, "producto", "productos")}`,
    },
    { term: "A precio de venta", value: formatCop(price) },
  ];
  if (value !== null)
    figures.push(
      { term: "Al costo", value: formatCop(value), more: "De las unidades con costo conocido" },
      {
        term: "Unidades sin costo",
        value: formatNumber(unknownUnits ?? 0),
        more: `De ${counted(unknownProducts ?? 0, "producto", "productos")}`,
      },
    );
  return <Figures figures={figures} />;
}
