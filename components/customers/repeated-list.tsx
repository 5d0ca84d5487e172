import type { Route } from "next";
import Link from "next/link";
import { customerName, SHARED_LABELS } from "@/lib/customers/labels";
import { CUSTOMER_LIST } from "@/lib/customers/list";
import type { CustomerCard, RepeatedPair } from "@/lib/customers/rows";
import { PairButtons } from "./pair-buttons";
import { PersonSheet } from "./person-sheet";

/** Joined to the one with an account, else to the one with the longer history. */
const inOrder = (one: CustomerCard, other: CustomerCard) => {
  const weight = ({ hasAccount, orders, repairs }: CustomerCard) => (hasAccount ? 1e9 : 0) + orders + repairs;
  return weight(one) > weight(other) ? { from: other, into: one } : { from: one, into: other };
};

/** Pairs of people that share a phone, a document or the address of an account. */
export function RepeatedList({ pairs }: { pairs: RepeatedPair[] }) {
  return (
    <ul aria-label="Posibles repetidos" className="flex flex-col gap-4">
      {pairs.map(({ one, other, shared }) => (
        <li key={one.id + other.id} className="panel flex flex-col gap-3 p-4">
          <h2 className="text-base">
            {[one, other].map((person, n) => (
              <span key={person.id}>
                {n > 0 && " y "}
                <Link
                  href={`${CUSTOMER_LIST.path}/${person.id}` as Route}
                  className="underline underline-offset-4"
                >
                  {customerName(person)}
                </Link>
              </span>
            ))}
          </h2>
          <p className="text-sm text-muted-foreground">
            Comparten {shared.map((what) => SHARED_LABELS[what]).join(" y ")}.
          </p>
          <div className="flex flex-col gap-3 sm:flex-row">
            <PersonSheet customer={one} />
            <PersonSheet customer={other} />
          </div>
          <PairButtons {...inOrder(one, other)} />
        </li>
      ))}
    </ul>
  );
}
