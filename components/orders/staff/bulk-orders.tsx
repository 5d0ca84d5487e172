"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useRef, useState, useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import { counted } from "@/lib/core/words";
import { moveOrdersAction } from "@/lib/orders/staff/actions";

/** What is done with several orders at once. The rows are the server's; only their boxes are read here. */
export function BulkOrders({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[name=pedido]") ?? [])];
  const chosen = () => boxes().flatMap((box) => (box.checked ? box.value : []));

  function choose(all: boolean) {
    for (const box of boxes()) box.checked = all;
    setCount(chosen().length);
  }

  function move(name: "confirm" | "prepare") {
    startTransition(async () => {
      const result = await moveOrdersAction({ orderIds: chosen(), move: name }).catch(noAnswer);
      if (!result?.ok) return toastError(result?.message ?? OFFLINE_CHECK);
      const { moved, skipped } = result.data;
      const done = counted(moved.length, "pedido actualizado", "pedidos actualizados");
      const rest = skipped.map(({ id, label }) => `${id.slice(0, 8)} está «${label}»`).join("; ");
      toast({
        title: moved.length > 0 ? "Pedidos actualizados" : "Nada que actualizar",
        description: rest ? `${done}. Sin cambio: ${rest}.` : `${done}.`,
      });
      choose(false);
      router.refresh();
    });
  }

  return (
    <form ref={form} onChange={() => setCount(chosen().length)} onSubmit={(event) => event.preventDefault()}>
      {children}
      <div
        className={cn(
          "mt-4 flex flex-wrap items-center gap-2 panel p-3",
          count > 0 && "sticky bottom-3 z-10",
        )}
      >
        <p role="status" className="mr-auto px-2 font-semibold">
          {count === 0 ? "Elige pedidos para trabajarlos juntos" : counted(count, "elegido", "elegidos")}
        </p>
        <Button variant="ghost" size="sm" onClick={() => choose(count === 0)}>
          {count === 0 ? "Elegir todos" : "Quitar la selección"}
        </Button>
        {count > 0 && (
          <>
            <Button variant="outline" size="sm" disabled={pending} onClick={() => move("confirm")}>
              Confirmar
            </Button>
            <Button size="sm" disabled={pending} aria-busy={pending} onClick={() => move("prepare")}>
              Marcar en preparación
            </Button>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                window.open(`/api/orders/remision?ids=${chosen().join(",")}`, "_blank", "noopener")
              }
            >
              <Icon name="lucide--printer" />
              Imprimir remisiones
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
