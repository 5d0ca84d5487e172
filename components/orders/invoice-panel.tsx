import { type InvoiceValues, NO_INVOICE_DATA } from "@/lib/orders/invoice-values";
import type { OrderDetail, OrderInvoice } from "@/lib/orders/rows";
import { NO_MUNICIPALITY } from "@/lib/places/address";
import { InvoiceFacts } from "./invoice-facts";
import { InvoiceForm } from "./invoice-form";

type Props = {
  order: Pick<OrderDetail, "token" | "invoice" | "customerName" | "customerEmail">;
  /** Who the buyer asked an invoice for last time. */
  last: InvoiceValues | null;
};

/** The order's invoice: asks for it until its number is written, then shows number and CUFE. */
export function InvoicePanel({ order, last }: Props) {
  const { token, invoice, customerName: name, customerEmail: email } = order;
  const { asked, issued, canAsk } = invoice;
  if (!asked && !issued && !canAsk) return null;
  return (
    <section aria-labelledby="invoice-title" className="panel flex flex-col gap-4 p-5">
      <h2 id="invoice-title" className="text-xl">
        {issued ? "Factura" : asked ? "Factura pedida" : "Factura a nombre de…"}
      </h2>
      {(asked || issued) && <InvoiceFacts invoice={invoice} />}
      {asked && !issued && (
        <p className="text-sm text-muted-foreground">
          La tienda la emite y la envía a ese correo. Mientras no tenga número, puedes corregir los datos.
        </p>
      )}
      {!asked && canAsk && (
        <p className="text-sm text-muted-foreground">
          Si la necesitas a tu nombre o al de tu empresa, dinos a quién.
        </p>
      )}
      {canAsk && (
        <div className="needs-script">
          <InvoiceForm
            token={token}
            start={valuesOf(asked) ?? last ?? { ...NO_INVOICE_DATA, name, email }}
            label={asked ? "Corregir los datos" : "Pedir factura a nombre de…"}
          />
        </div>
      )}
    </section>
  );
}

/** What was asked, for who may read all of it. */
function valuesOf(asked: OrderInvoice["asked"]): InvoiceValues | null {
  if (!asked?.documentType) return null;
  const { documentType, documentNumber = "", name, email = "", municipality = NO_MUNICIPALITY } = asked;
  return { documentType, documentNumber, name, email, municipality };
}
