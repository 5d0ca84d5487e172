"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { joinCustomersAction } from "@/lib/customers/actions";
import { customerName } from "@/lib/customers/labels";
import { CUSTOMER_LIST } from "@/lib/customers/list";
import type { CustomerCard } from "@/lib/customers/rows";
import { PersonSheet } from "./person-sheet";

type Props = {
  /** Joined to `into`. */
  from: CustomerCard;
  into: CustomerCard;
  open: boolean;
  onClose: () => void;
  /** Opens the page of the joined person. */
  opens?: boolean;
};

/** Shows both people and joins them. */
export function JoinQuestion({ from, into, open, onClose, opens = false }: Props) {
  const router = useRouter();
  const { pending, run } = useQuickAction();
  const join = () =>
    run(
      () => joinCustomersAction({ from: from.id, into: into.id }),
      (id) => {
        if (opens) router.push(`${CUSTOMER_LIST.path}/${id}` as Route);
        return { title: "Fichas unidas", description: "Puedes separarlas en la página del cliente." };
      },
      onClose,
    );
  return (
    <Dialog open={open} onClose={onClose} title="¿Es la misma persona?" size="lg">
      <div className="flex flex-col gap-3 sm:flex-row">
        <PersonSheet customer={from} />
        <PersonSheet customer={into} />
      </div>
      <p>
        Sus pedidos, reparaciones y notas se ven juntos, con el nombre de{" "}
        <b>{customerName(from.hasAccount && !into.hasAccount ? from : into)}</b>. En su cuenta y en sus
        enlaces nadie ve nada nuevo, y lo puedes deshacer.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose} disabled={pending} data-first-field>
          Cancelar
        </Button>
        <Button onClick={join} disabled={pending} aria-busy={pending}>
          {pending ? "Uniendo..." : "Unir las dos"}
        </Button>
      </div>
    </Dialog>
  );
}
