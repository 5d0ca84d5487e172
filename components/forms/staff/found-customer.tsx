import { customerName, visitsText } from "@/lib/customers/labels";
import type { CustomerCard } from "@/lib/customers/rows";

/** A customer as a line of search results. */
export function FoundCustomer({ customer }: { customer: CustomerCard }) {
  const { name, phone, email, noCod } = customer;
  return (
    <>
      <span className="min-w-0 wrap-anywhere">
        {customerName(customer)}
        <span className="block text-sm text-muted-foreground">
          {[name && phone, email].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm text-muted-foreground">
        {visitsText(customer)}
        {noCod && <span className="block">Sin contra entrega</span>}
      </span>
    </>
  );
}
