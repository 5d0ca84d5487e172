import { Fact } from "@/components/ui/fact-list";
import { formatCop } from "@/lib/core/money";
import type { CustomerDetail } from "@/lib/customers/rows";

/** What a person paid and owes. */
export function CustomerMoney({ customer }: { customer: CustomerDetail }) {
  const { paid, givenBack, deposits, owed } = customer;
  return (
    <dl className="panel grid grid-cols-2 gap-x-6 gap-y-4 p-5 sm:grid-cols-4">
      <Fact label="Pagado">{formatCop(paid)}</Fact>
      <Fact label="Anticipos">{formatCop(deposits)}</Fact>
      <Fact label="Devuelto">{formatCop(givenBack)}</Fact>
      <Fact label="Debe">{formatCop(owed)}</Fact>
    </dl>
  );
}
