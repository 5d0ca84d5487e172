import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import Link from "next/link";
import { PurchaseForm } from "@/components/inventory/purchase-form";
import { Icon } from "@/components/ui/icon";
import { requireRight } from "@/lib/auth/rights";
import { colombianDay } from "@/lib/core/dates";
import { readOr } from "@/lib/core/read-or";
import { NEW_PURCHASE, PURCHASE_LIST } from "@/lib/inventory/list";
import { listSuppliers } from "@/lib/inventory/queries";

export const metadata: Metadata = { title: "Nueva compra" };

export default async function NewPurchasePage() {
  await requireRight("seesCost", NEW_PURCHASE);
  const suppliers = await readOr([], "inventory.suppliers", listSuppliers());
  return (
    <>
      <Link href={PURCHASE_LIST.path} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Compras
      </Link>
      <h1 className="mb-4 text-2xl">Nueva compra</h1>
      <PurchaseForm requestKey={randomUUID()} suppliers={suppliers} today={colombianDay(Date.now())} />
    </>
  );
}
