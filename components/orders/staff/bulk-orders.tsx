"use client";

import type { Route } from "next";
import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { counted } from "@/lib/core/counted";
import { moveOrdersAction } from "@/lib/orders/staff/actions";
import { skippedText } from "@/lib/orders/staff/labels";
import type { BulkStep } from "@/lib/orders/staff/moves";
import { unprepare } from "./unprepare";

type Move = Exclude<BulkStep, "ship" | "collect">;

const MOVES: { move: Move; label: string }[] = [
  { move: "confirm", label: "Confirmar" },
  { move: "prepare", label: "Marcar en preparación" },
  { move: "ready", label: "Está listo" },
  { move: "out", label: "En reparto" },
  { move: "deliver", label: "Entregado" },
];

/** Tables for the chosen orders. */
const TABLES = [
  { step: "ship", label: "Enviar varios", path: "/admin/pedidos/enviar" },
  { step: "collect", label: "Registrar recaudo", path: "/admin/pedidos/recaudo" },
] as const;

/** Bulk actions on orders: those that one of the chosen allows. Rows are server-rendered; only their checkboxes are read here. */
export function BulkOrders({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<{ id: string; steps: string[] }[]>([]);
  const { pending, run } = useQuickAction();
  const count = chosen.length;
  const ids = chosen.map(({ id }) => id);
  const allows = (step: BulkStep) => chosen.some(({ steps }) => steps.includes(step));
  const idsFor = (step: BulkStep) => chosen.flatMap(({ id, steps }) => (steps.includes(step) ? id : []));
  const moves = MOVES.filter(({ move }) => allows(move));

  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>("input[name=pedido]") ?? [])];
  const read = () =>
    setChosen(
      boxes().flatMap(({ checked, value, dataset }) =>
        checked ? { id: value, steps: (dataset.steps ?? "").split(" ") } : [],
      ),
    );

  function choose(all: boolean) {
    for (const box of boxes()) box.checked = all;
    read();
  }

  function move(name: Move) {
    run(
      () => moveOrdersAction({ orderIds: ids, move: name }),
      ({ moved, skipped }) => {
        const done = counted(moved.length, "pedido actualizado", "pedidos actualizados");
        const rest = skippedText(skipped);
        return {
          title: moved.length > 0 ? "Pedidos actualizados" : "Nada que actualizar",
          description: rest ? `${done}. Sin cambio: ${rest}.` : `${done}.`,
          ...(moved.length > 0 && name === "prepare" && { undo: () => unprepare(moved) }),
        };
      },
      (isDone) => isDone && choose(false),
    );
  }

  return (
    <form ref={form} onChange={read} onSubmit={(event) => event.preventDefault()}>
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
        {moves.map(({ move: name, label }) => (
          <Button
            key={name}
            variant="outline"
            size="sm"
            disabled={pending}
            aria-busy={pending}
            onClick={() => move(name)}
          >
            {label}
          </Button>
        ))}
        {TABLES.filter(({ step }) => allows(step)).map(({ step, label, path }) => (
          <Link
            key={step}
            href={`${path}?ids=${idsFor(step).join(",")}` as Route}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {label}
          </Link>
        ))}
        {count > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => window.open(`/api/orders/remision?ids=${ids.join(",")}`, "_blank", "noopener")}
          >
            <Icon name="lucide--printer" />
            Imprimir remisiones
          </Button>
        )}
      </div>
    </form>
  );
}
