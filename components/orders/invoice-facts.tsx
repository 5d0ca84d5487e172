import { Fact } from "@/components/ui/fact-list";
import { formatDate } from "@/lib/core/dates";
import { documentText } from "@/lib/orders/invoice";
import type { OrderInvoice } from "@/lib/orders/rows";
import { municipalityText } from "@/lib/places/address";

/** Who an invoice was asked for, and its number and CUFE once it is issued. */
export function InvoiceFacts({ invoice: { asked, issued } }: { invoice: OrderInvoice }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {issued && (
        <>
          <Fact label="Número de la factura">{issued.number}</Fact>
          <Fact label="CUFE">{issued.cufe}</Fact>
        </>
      )}
      {asked && (
        <>
          <Fact label="A nombre de">{asked.name}</Fact>
          {asked.documentType && asked.documentNumber && (
            <Fact label="Documento">{documentText(asked.documentType, asked.documentNumber)}</Fact>
          )}
          {asked.email && <Fact label="Correo">{asked.email}</Fact>}
          {asked.municipality && <Fact label="Municipio">{municipalityText(asked.municipality)}</Fact>}
          <Fact label="Pedida el">{formatDate(asked.requestedAt)}</Fact>
        </>
      )}
    </dl>
  );
}
