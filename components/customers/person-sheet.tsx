import { FactList } from "@/components/ui/fact-list";
import { formatDate } from "@/lib/core/dates";
import { customerName, visitsText } from "@/lib/customers/labels";
import type { CustomerCard } from "@/lib/customers/rows";

/** Who somebody is, to compare two of them. */
export function PersonSheet({ customer }: { customer: CustomerCard }) {
  const { phone, email, document, hasAccount, lastAt } = customer;
  return (
    <div className="min-w-0 flex-1 rounded-md border p-3">
      <p className="mb-2 font-semibold wrap-anywhere">{customerName(customer)}</p>
      <FactList
        facts={[
          ["Celular", phone],
          ["Correo", email],
          ["Documento", document],
          ["Cuenta", hasAccount ? "Sí" : "No"],
          ["Historia", visitsText(customer)],
          ["Última vez", lastAt ? formatDate(lastAt) : ""],
        ]}
      />
    </div>
  );
}
