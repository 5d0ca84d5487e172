import type { Metadata } from "next";
import Link from "next/link";
import { PurchasesTable } from "@/components/inventory/purchases-table";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRight } from "@/lib/auth/rights";
import { parseListState } from "@/lib/core/list-state";
import { NEW_PURCHASE, PURCHASE_LIST } from "@/lib/inventory/list";
import { listPurchases } from "@/lib/inventory/queries";

export const metadata: Metadata = { title: "Compras" };

export default async function PurchasesPage({ searchParams }: PageProps<"/admin/compras">) {
  await requireRight("seesCost", PURCHASE_LIST.path);
  const state = parseListState(await searchParams, PURCHASE_LIST);
  const { items, total } = await listPurchases(state);
  return (
    <>
      <ListHead title="Compras" note="Lo que llega a la tienda, con su costo.">
        <Link href={NEW_PURCHASE} className={buttonVariants()}>
          <Icon name="lucide--plus" />
          Nueva compra
        </Link>
      </ListHead>
      <ListTools state={state} label="Buscar por proveedor, documento o producto" />
      {items.length > 0 ? (
        <PurchasesTable items={items} state={state} />
      ) : (
        <ListEmpty state={state} title="No hay compras" />
      )}
      <ListPager state={state} total={total} />
    </>
  );
}
