"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { tellApartAction } from "@/lib/customers/actions";
import { customerName } from "@/lib/customers/labels";
import type { CustomerCard } from "@/lib/customers/rows";
import { JoinQuestion } from "./join-question";

type Props = { from: CustomerCard; into: CustomerCard };

/** Joins two people that may be one, or says that they are two. */
export function PairButtons({ from, into }: Props) {
  const [open, setOpen] = useState(false);
  const { pending, run } = useQuickAction();
  const names = `${customerName(from)} y ${customerName(into)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" aria-label={`Unir a ${names}`} onClick={() => setOpen(true)}>
        Unir
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        aria-label={`No son la misma persona: ${names}`}
        onClick={() =>
          void run(() => tellApartAction({ from: from.id, into: into.id }), {
            title: "Son dos personas",
            description: "No las proponemos más.",
          })
        }
      >
        No son la misma
      </Button>
      <JoinQuestion from={from} into={into} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
