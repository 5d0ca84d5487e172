import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { MovementsTable } from "@/components/catalog/staff/movements-table";
import { StockButton } from "@/components/catalog/staff/stock-button";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { ownRights } from "@/lib/auth/rights";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { MOVEMENT_LIST, PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { movementsPath } from "@/lib/catalog/staff/list-address";
import { getMovements } from "@/lib/catalog/staff/queries";
import { parseListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";

export const metadata: Metadata = { title: "Movimientos" };

export default async function MovementsPage({
  params,
  searchParams,
}: PageProps<"/admin/productos/[id]/movimientos">) {
  const { id } = await params;
  const path = movementsPath(id);
  await requireRole(STAFF_ROLES, { path });
  const state = parseListState(await searchParams, { ...MOVEMENT_LIST, path });
  const [ledger, rights] = await Promise.all([getMovements(id, state.page), ownRights()]);
  if (!ledger) notFound();
  const { product, reserved, items, total } = ledger;
  return (
    <>
      <ListHead
        title={`Movimientos: ${product.name}`}
        tabs={
          <Link href={PRODUCT_LIST.path} className="quiet-link order-first -mr-2 basis-full gap-1 text-sm">
            <Icon name="lucide--chevron-left" className="size-4" />
            Productos
          </Link>
        }
      >
        <StockButton product={product} reserved={reserved} rights={rights} isWide />
      </ListHead>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-1">
        <Figure label="Para vender" value={product.stock} />
        <Figure label="En pedidos sin enviar" value={reserved} />
      </dl>
      {items.length > 0 && <MovementsTable movements={items} />}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["products"]} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-display text-xl font-bold tabular">{formatNumber(value)}</dd>
    </div>
  );
}
