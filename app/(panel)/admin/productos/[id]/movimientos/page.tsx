import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { MovementsTable } from "@/components/catalog/staff/movements-table";
import { StockButton } from "@/components/catalog/staff/stock-button";
import { PanelTitle } from "@/components/layout/panel-title";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { MOVEMENT_LIST, PRODUCT_LIST } from "@/lib/catalog/staff/list";
import { movementsPath } from "@/lib/catalog/staff/list-address";
import { getMovements } from "@/lib/catalog/staff/queries";
import { parseListState } from "@/lib/core/list-state";

export const instant = false;

export const metadata: Metadata = { title: "Movimientos" };

export default async function MovementsPage({
  params,
  searchParams,
}: PageProps<"/admin/productos/[id]/movimientos">) {
  const { id } = await params;
  const path = movementsPath(id);
  await requireRole(STAFF_ROLES, { path });
  const state = parseListState(await searchParams, { ...MOVEMENT_LIST, path });
  const ledger = await getMovements(id, state.page);
  if (!ledger) notFound();
  const { product, reserved, items, total } = ledger;
  return (
    <>
      <Link href={PRODUCT_LIST.path} className="mb-2 quiet-link gap-1">
        <Icon name="lucide--chevron-left" className="size-4" />
        Productos
      </Link>
      <PanelTitle title={`Movimientos: ${product.name}`}>
        <p>Cada entrada, salida y venta, con quién y por qué. La suma es lo que hay para vender.</p>
      </PanelTitle>
      <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-3">
        <dl className="flex gap-8">
          <div>
            <dt className="text-sm text-muted-foreground">Para vender</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{product.stock}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted-foreground">En pedidos sin enviar</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{reserved}</dd>
          </div>
        </dl>
        <StockButton product={product} reserved={reserved} isWide />
      </div>
      {items.length > 0 && <MovementsTable movements={items} />}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["products"]} />
    </>
  );
}
