"use client";

import { type ReactNode, useRef, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { counted } from "@/lib/core/counted";
import { moveOrdersAction } from "@/lib/orders/staff/actions";
import { skippedText } from "@/lib/orders/staff/labels";
import { canUndo } from "@/lib/orders/staff/moves";
import { unprepare } from "./unprepare";

/** Bulk actions on orders. Rows are server-rendered; only their checkboxes are read here. */
export function BulkOrders({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const { pending, run } = useQuickAction();

  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[name=pedido]") ?? [])];
  const chosen = () => boxes().flatMap((box) => (box.checked ? box.value : []));

  function choose(all: boolean) {
    for (const box of boxes()) box.checked = all;
    setCount(chosen().length);
  }

  function move(name: "confirm" | "prepare" | "ready") {
    run(
      () => moveOrdersAction({ orderIds: chosen(), move: name }),
      ({ moved, skipped }) => {
        const done = counted(moved.length, "pedido actualizado", "pedidos actualizados");
        const rest = skippedText(skipped);
        return {
          title: moved.length > 0 ? "Pedidos actualizados" : "Nada que actualizar",
          description: rest ? `${done}. Sin cambio: ${rest}.` : `${done}.`,
          ...(moved.length > 0 && canUndo(name) && { undo: () => unprepare(moved) }),
        };
      },
      (isDone) => isDone && choose(false),
    );
  }

  return (
    <form ref={form} onChange={() => setCount(chosen().length)} onSubmit={(event) => event.preventDefault()}>
      {children}
      <div
        className={cn(
          "mt-4 flex flex-wrap items-center gap-2 panel p-3",
          count > 0 && "sticky bottom-[calc(var(--panel-bar)+0.75rem)] z-10",
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
            <Button variant="outline" size="sm" disabled={pending} onClick={() => move("ready")}>
              Está listo
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
