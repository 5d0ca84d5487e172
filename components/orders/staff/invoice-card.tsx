import { InvoiceFacts } from "@/components/orders/invoice-facts";
import { formatDateTime } from "@/lib/core/dates";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { WriteInvoice } from "./write-invoice";

/** Who the invoice of an order is for, and the number and CUFE that staff write once it is issued. */
export function InvoiceCard({ order: { id, invoice, status } }: { order: StaffOrder }) {
  const { asked, issued } = invoice;
  const isSale = status !== "placed" && status !== "expired";
  if (!asked && !issued && !isSale) return null;
  return (
    <section aria-labelledby="factura" className="panel flex flex-col gap-4 p-5">
      <h2 id="factura" className="text-xl">
        Factura
      </h2>
      {asked || issued ? (
        <InvoiceFacts invoice={invoice} />
      ) : (
        <p className="text-sm text-muted-foreground">Nadie la ha pedido a su nombre.</p>
      )}
      {issued && (
        <p className="text-sm text-muted-foreground">Escrita el {formatDateTime(issued.issuedAt)}.</p>
      )}
      {isSale && <WriteInvoice key={issued?.number} orderId={id} issued={issued} />}
    </section>
  );
}
