"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { setNoCodAction } from "@/lib/customers/actions";

type Props = { customerId: string; noCod: boolean };

/** Stops or starts offering cash on delivery to a person. */
export function NoCodButton({ customerId, noCod }: Props) {
  const { pending, run } = useQuickAction();
  const set = (to: boolean) => () => setNoCodAction({ customerId, noCod: to });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-muted-foreground">
        {noCod
          ? "No le ofrecemos pagar al recibir, ni con su cuenta ni con su celular."
          : "Puede pagar al recibir, dentro de los límites de la tienda."}
      </p>
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        onClick={() =>
          void run(set(!noCod), {
            title: noCod ? "Puede pagar contra entrega" : "Sin contra entrega",
            undo: set(noCod),
          })
        }
      >
        {noCod ? "Permitir contra entrega" : "Marcar sin contra entrega"}
      </Button>
    </div>
  );
}
