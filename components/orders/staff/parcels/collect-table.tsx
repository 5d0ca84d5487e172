"use client";

import { useId } from "react";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/form-error";
import { MoneyInput } from "@/components/forms/money-input";
import { SubmitButton } from "@/components/forms/submit-button";
import { useActionForm } from "@/components/forms/use-action-form";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { counted } from "@/lib/core/counted";
import { formatCop, formatNumber } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { CASH_METHODS, SETTLEMENT_METHODS } from "@/lib/orders/labels";
import { orderNumber } from "@/lib/orders/order-number";
import { collectOrdersAction } from "@/lib/orders/staff/actions";
import type { StaffParcel } from "@/lib/orders/staff/rows";
import { BlockedParcels, ParcelCells, RowReason } from "./parcel-cells";
import { PasteBox, pasteMany } from "./paste-box";
import { goToNextRow, type ParcelRow, useParcels } from "./use-parcels";

type Props = {
  parcels: StaffParcel[];
  carriers: readonly string[];
  /** "29 de noviembre". */
  today: string;
  /** They were chosen in the list: all are shown. */
  areChosen: boolean;
};

const WAYS = Object.fromEntries(SETTLEMENT_METHODS.map((method) => [method, CASH_METHODS[method]]));

/** Books the money that a carrier hands over for many orders, each as its settlement says. */
export function CollectTable({ parcels, carriers, today, areChosen }: Props) {
  const table = useParcels({
    use: "collect",
    parcels,
    carrier: "",
    spell: (name) => name,
    later: areChosen ? undefined : "en_camino",
  });
  const { open, shown, change } = table;
  const list = useId();
  const filled = open.filter(({ typed }) => typed.trim() !== "");
  const sum = filled.reduce((total, { typed }) => total + (parseWhole(typed) ?? 0), 0);
  const brought = [...new Set(parcels.flatMap(({ carrier }) => carrier ?? []))];
  const { onSubmit, pending, message, errors } = useActionForm({
    action: (data) =>
      collectOrdersAction({
        orders: filled.map(({ id, stamp, typed }) => ({ orderId: id, stamp, amount: typed })),
        from: String(data.get("from")),
        settlement: String(data.get("settlement")),
        method: String(data.get("method")) as (typeof SETTLEMENT_METHODS)[number],
      }),
    refreshes: true,
    onSuccess: (results) => {
      const done = table.answer(results);
      const refused = results.length - done;
      toast({
        title: done > 0 ? `Registramos ${counted(done, "pago", "pagos")}` : "No registramos ningún pago",
        ...(refused > 0 && {
          description: `${refused === 1 ? "Uno no coincide" : `${refused} no coinciden`}: su fila dice por qué.`,
        }),
      });
      return true;
    },
  });

  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <section
        aria-label="Liquidación"
        className="panel mb-4 grid items-end gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Field id="from" label="Quién entregó el dinero" error={errors.from}>
          <Input
            name="from"
            list={list}
            defaultValue={brought.length === 1 ? brought[0] : ""}
            maxLength={60}
            autoComplete="off"
            required
          />
        </Field>
        <datalist id={list}>
          {carriers.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <Field id="settlement" label="Número de la liquidación (opcional)" error={errors.settlement}>
          <Input name="settlement" maxLength={40} autoComplete="off" />
        </Field>
        <Field id="method" label="Cómo llegó" error={errors.method}>
          <Select name="method" options={WAYS} />
        </Field>
        <p className="text-sm text-muted-foreground sm:pb-2.5">Se registra hoy, {today}.</p>
      </section>
      <PasteBox
        label="Pega la liquidación"
        hint="Pedido o guía, y el valor, en cada línea o en columnas de una hoja de cálculo."
        fileLabel="Subir el archivo de la liquidación"
        pasted={table.pasted}
        canUndo={table.canUndo}
        onPaste={table.paste}
        onUndo={table.undo}
      />
      <div className="mb-3 flex flex-wrap gap-2">
        {table.hidden > 0 && (
          <Button variant="outline" size="sm" onClick={table.showAll}>
            Mostrar también {table.hidden} en camino
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => table.fill(({ total }) => formatNumber(total))}>
          Llenar con lo que vale cada uno
        </Button>
      </div>
      <div onPaste={pasteMany(table.paste)}>
        <Table label="Pedidos por cobrar" cards>
          <thead>
            <tr>
              <Th>Pedido</Th>
              <Th>Cliente</Th>
              <Th>Guía</Th>
              <Th className="text-right">Vale</Th>
              <Th>Dice la liquidación</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <CollectRow key={row.id} row={row} onChange={(typed) => change(row.id, { typed })} />
            ))}
          </tbody>
        </Table>
      </div>
      <div className="sticky bottom-[calc(var(--panel-bar)+0.75rem)] z-10 mt-4 flex flex-col gap-2 panel p-3">
        <FormError message={message} />
        <div className="flex items-center gap-2">
          <p role="status" className="min-w-0 flex-1 px-2 font-semibold">
            Suma: {formatCop(sum)} de {counted(filled.length, "pedido", "pedidos")}
          </p>
          <SubmitButton pending={pending} disabled={filled.length === 0}>
            Registrar recaudo
          </SubmitButton>
        </div>
      </div>
      <BlockedParcels parcels={table.blocked} title="No tienen nada por cobrar" />
    </form>
  );
}

function CollectRow({ row, onChange }: { row: ParcelRow; onChange: (typed: string) => void }) {
  const number = orderNumber(row.id);
  const isOther = row.state === "open" && row.typed.trim() !== "" && parseWhole(row.typed) !== row.total;
  return (
    <tr>
      <ParcelCells row={row} />
      <Td className="max-md:order-2">
        {row.carrier} <span className="wrap-anywhere">{row.trackingNumber}</span>
      </Td>
      <Td className="text-right font-semibold whitespace-nowrap tabular max-md:order-1">
        {formatCop(row.total)}
      </Td>
      <Td className="max-md:order-3 max-md:basis-full md:w-64">
        {row.state === "done" ? (
          <span className="font-semibold text-success">Pago registrado</span>
        ) : (
          <>
            <MoneyInput
              data-typed
              aria-label={`Valor de ${number}`}
              aria-invalid={row.reason !== "" || isOther || undefined}
              aria-describedby={row.reason || isOther ? `motivo-${row.id}` : undefined}
              value={row.typed}
              onKeyDown={goToNextRow}
              onChange={(event) => onChange(event.target.value)}
            />
            {isOther && row.reason === "" ? (
              <p id={`motivo-${row.id}`} className="mt-1 text-sm font-semibold text-warm">
                No es lo que vale el pedido.
              </p>
            ) : (
              <RowReason row={row} id={`motivo-${row.id}`} />
            )}
          </>
        )}
      </Td>
    </tr>
  );
}
