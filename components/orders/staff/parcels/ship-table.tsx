"use client";

import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Table, Td, Th } from "@/components/ui/table";
import { counted } from "@/lib/core/counted";
import { findCarrier } from "@/lib/orders/carrier";
import { orderNumber } from "@/lib/orders/order-number";
import { shipOrdersAction } from "@/lib/orders/staff/actions";
import type { StaffParcel } from "@/lib/orders/staff/rows";
import type { Carrier } from "@/lib/settings/types";
import { BlockedParcels, ParcelCells, RowReason } from "./parcel-cells";
import { PasteBox, pasteMany } from "./paste-box";
import { goToNextRow, type ParcelRow, useParcels } from "./use-parcels";

type Props = {
  parcels: StaffParcel[];
  carriers: readonly Carrier[];
  /** They were chosen in the list: all are shown. */
  areChosen: boolean;
};

const orders = (n: number) => counted(n, "pedido", "pedidos");

/** Sends many parcels with one press. Those without a guide are asked about once; each row says how it went. */
export function ShipTable({ parcels, carriers, areChosen }: Props) {
  const names = carriers.map(({ name }) => name);
  const table = useParcels({
    use: "ship",
    parcels,
    carrier: names[0] ?? "",
    spell: (name) => findCarrier(carriers, name)?.name ?? name,
    later: areChosen ? undefined : "por_preparar",
  });
  const { pending, run } = useQuickAction();
  const [isAsking, setAsking] = useState(false);
  const { open, shown, change } = table;
  const bare = open.filter(({ typed }) => typed.trim() === "");
  const guided = open.filter(({ typed }) => typed.trim() !== "");

  function send(rows: ParcelRow[]) {
    setAsking(false);
    const sent = rows.map(({ id, stamp, carrier, typed }) => ({
      orderId: id,
      stamp,
      carrier: carrier ?? "",
      tracking: typed.trim(),
    }));
    void run(
      () => shipOrdersAction({ parcels: sent }),
      (results) => {
        const done = table.answer(results);
        const refused = results.length - done;
        return {
          title: done > 0 ? `Enviamos ${orders(done)}` : "No salió ninguno",
          ...(refused > 0 && {
            description: `${refused === 1 ? "Uno no salió" : `${refused} no salieron`}: su fila dice por qué.`,
          }),
        };
      },
    );
  }

  return (
    <>
      <PasteBox
        label="Pega las guías"
        hint="Pedido y guía en cada línea o en columnas de una hoja de cálculo. O solo las guías, en el orden de la tabla."
        fileLabel="Subir el archivo de la transportadora"
        pasted={table.pasted}
        canUndo={table.canUndo}
        onPaste={table.paste}
        onUndo={table.undo}
      />
      {table.hidden > 0 && (
        <Button variant="outline" size="sm" className="mb-3" onClick={table.showAll}>
          Mostrar también {table.hidden} por preparar
        </Button>
      )}
      <div onPaste={pasteMany(table.paste)}>
        <Table label="Pedidos por enviar" cards>
          <thead>
            <tr>
              <Th>Pedido</Th>
              <Th>Cliente</Th>
              <Th>Transportadora</Th>
              <Th>Número de guía</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <ShipRow key={row.id} row={row} names={names} onChange={(more) => change(row.id, more)} />
            ))}
          </tbody>
        </Table>
      </div>
      <div className="sticky bottom-[calc(var(--panel-bar)+0.75rem)] z-10 mt-4 flex items-center gap-2 panel p-3">
        <p role="status" className="min-w-0 flex-1 px-2 font-semibold">
          {guided.length} con guía, {bare.length} sin guía
        </p>
        <Button
          disabled={pending || open.length === 0}
          aria-busy={pending}
          aria-haspopup={bare.length > 0 ? "dialog" : undefined}
          onClick={() => (bare.length > 0 ? setAsking(true) : send(guided))}
        >
          <Icon name="lucide--truck" />
          {pending ? "Enviando..." : `Enviar ${orders(open.length)}`}
        </Button>
      </div>
      <BlockedParcels parcels={table.blocked} title="No pueden salir ahora" />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={bare.length === 1 ? "Uno va sin guía" : `${bare.length} van sin guía`}
        size="sm"
      >
        <p className="wrap-anywhere">
          {bare.map(({ id }) => orderNumber(id)).join(", ")}.{" "}
          {bare.length === 1 ? "¿Enviarlo así o dejarlo?" : "¿Enviarlos así o dejarlos?"} Cada cliente recibe
          el correo de que su pedido va en camino.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {/* Enter, pressed once too often, sends nothing. */}
          <Button variant="ghost" onClick={() => setAsking(false)} data-first-field>
            Volver
          </Button>
          <Button variant="outline" onClick={() => send(open)}>
            Enviar {orders(open.length)} así
          </Button>
          {guided.length > 0 && (
            <Button onClick={() => send(guided)}>
              {bare.length === 1 ? "Dejarlo" : "Dejarlos"} y enviar {guided.length}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}

type RowProps = { row: ParcelRow; names: string[]; onChange: (more: Partial<ParcelRow>) => void };

function ShipRow({ row, names, onChange }: RowProps) {
  const number = orderNumber(row.id);
  const carrier = row.carrier ?? "";
  if (row.state === "done")
    return (
      <tr>
        <ParcelCells row={row} />
        <Td className="max-md:order-2">{carrier}</Td>
        <Td className="max-md:order-3">
          <span className="font-semibold text-success">Enviado</span>
          {row.typed.trim() ? `, guía ${row.typed.trim()}` : ", sin guía"}
        </Td>
      </tr>
    );
  return (
    <tr>
      <ParcelCells row={row} />
      <Td className="max-md:order-2 max-md:basis-full md:w-56">
        {names.length > 0 ? (
          <Select
            aria-label={`Transportadora de ${number}`}
            value={carrier}
            onChange={(event) => onChange({ carrier: event.target.value })}
            options={Object.fromEntries([...new Set([...names, carrier])].map((name) => [name, name]))}
          />
        ) : (
          <Input
            aria-label={`Transportadora de ${number}`}
            value={carrier}
            maxLength={80}
            onChange={(event) => onChange({ carrier: event.target.value })}
          />
        )}
      </Td>
      <Td className="max-md:order-3 max-md:basis-full">
        <Input
          data-typed
          aria-label={`Guía de ${number}`}
          aria-invalid={row.reason !== "" || undefined}
          aria-describedby={row.reason ? `motivo-${row.id}` : undefined}
          value={row.typed}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={goToNextRow}
          onChange={(event) => onChange({ typed: event.target.value })}
        />
        <RowReason row={row} id={`motivo-${row.id}`} />
      </Td>
    </tr>
  );
}
