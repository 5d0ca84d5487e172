import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PurchaseLineTable } from "@/components/inventory/purchase-line-table";
import { Fact } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { requireRight } from "@/lib/auth/rights";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop, formatNumber } from "@/lib/core/money";
import { PURCHASE_LIST, purchasePath } from "@/lib/inventory/list";
import { getPurchase } from "@/lib/inventory/queries";

export const metadata: Metadata = { title: "Compra" };

export default async function PurchasePage({ params }: PageProps<"/admin/compras/[id]">) {
  const { id } = await params;
  const { correctsStock } = await requireRight("seesCost", purchasePath(id));
  const purchase = await getPurchase(id);
  if (!purchase) notFound();
  const { number, supplier, taxId, phone, document, boughtOn, note, by, createdAt, lines } = purchase;
  const total = lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const unknown = lines.filter(({ cost }) => cost === null).length;
  return (
    <>
      <Link href={PURCHASE_LIST.path} className="quiet-link mb-2 gap-2">
        <Icon name="lucide--arrow-left" className="size-5" />
        Compras
      </Link>
      <h1 className="mb-4 text-2xl">Compra {number}</h1>
      <dl className="panel mb-5 grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label="Proveedor">{supplier || "Sin proveedor"}</Fact>
        {taxId && <Fact label="NIT o cédula">{taxId}</Fact>}
        {phone && <Fact label="Teléfono">{phone}</Fact>}
        {document && <Fact label="Factura o remisión">{document}</Fact>}
        <Fact label="Fecha">{formatDay(boughtOn)}</Fact>
        <Fact label="Registrada">
          {formatDateTime(createdAt)}
          {by && `, por ${by}`}
        </Fact>
        <Fact label="Total">
          {formatCop(total)}
          {unknown > 0 && ` (${formatNumber(unknown)} sin costo)`}
        </Fact>
        {note && <Fact label="Nota">{note}</Fact>}
      </dl>
      <PurchaseLineTable lines={lines} canCorrect={correctsStock} />
    </>
  );
}
