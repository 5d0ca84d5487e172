import { type KeyboardEvent, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { useUnsavedWarning } from "@/components/forms/use-unsaved-warning";
import { asOpened } from "@/components/live/opened-account";
import { counted } from "@/lib/core/counted";
import { orderNumber } from "@/lib/orders/order-number";
import { findParcelsAction } from "@/lib/orders/staff/actions";
import type { SheetFill, SheetUse } from "@/lib/orders/staff/parcel-sheet";
import type { ParcelResult, StaffParcel } from "@/lib/orders/staff/rows";

export type ParcelRow = StaffParcel & {
  /** What is typed: the guide that it gets, or the amount that was collected for it. */
  typed: string;
  reason: string;
  /** closed: refused, and trying again cannot help. */
  state: "open" | "closed" | "done";
  isShown: boolean;
};

export type Pasted = { text: string; problems: string[] };

type Options = {
  use: SheetUse;
  parcels: StaffParcel[];
  /** Of a parcel that has none yet. */
  carrier: string;
  /** The shop's spelling of a carrier's name. */
  spell: (carrier: string) => string;
  /** The stage that is shown on request; absent when the rows were chosen. */
  later?: StaffParcel["stage"] | undefined;
};

const textOf = (use: SheetUse, { guide, amount }: SheetFill) =>
  use === "ship" ? guide : String(amount ?? "");

/** The rows of a table of many parcels: what is typed or pasted stays until it was accepted. */
export function useParcels({ use, parcels, carrier, spell, later }: Options) {
  const toRow = (parcel: StaffParcel, isShown: boolean): ParcelRow => ({
    ...parcel,
    carrier: parcel.carrier ?? carrier,
    typed: "",
    reason: "",
    state: "open",
    isShown,
  });
  const [rows, setRows] = useState(() => {
    const free = parcels.filter(({ obstacle }) => obstacle === null);
    const areAllLater = free.every(({ stage }) => stage === later);
    return free.map((parcel) => toRow(parcel, areAllLater || parcel.stage !== later));
  });
  const [before, setBefore] = useState<ParcelRow[]>();
  const [pasted, setPasted] = useState<Pasted>();
  const shown = rows.filter(({ isShown }) => isShown);
  const open = shown.filter(({ state }) => state === "open");
  useUnsavedWarning(open.some(({ typed }) => typed.trim() !== ""));

  const change = (id: string, more: Partial<ParcelRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, reason: "", ...more } : row)));

  /** Fills the table from pasted lines, cells or a file; orders that it does not have are looked up. */
  async function paste(text: string): Promise<void> {
    const { matchSheet } = await import("@/lib/orders/staff/parcel-sheet");
    const match = matchSheet(
      text,
      use,
      open.map(({ id, trackingNumber: guide }) => ({ id, guide })),
    );
    const { fills, problems } = match;
    const numbers = [...new Set(match.unknown.flatMap(({ number }) => number || []))];
    const found =
      numbers.length > 0
        ? await asOpened(() => findParcelsAction({ use, numbers })).catch(noResponse)
        : undefined;
    const others: StaffParcel[] = [];
    for (const { line, number, ...fill } of match.unknown) {
      const same = found?.ok ? found.data.filter(({ id }) => orderNumber(id) === number) : [];
      const [other] = same;
      if (number && !found?.ok)
        problems.push(`Línea ${line}: no pudimos buscar el pedido ${number}. Pégala otra vez.`);
      else if (!other)
        problems.push(
          number
            ? `Línea ${line}: no existe un pedido con el número ${number}.`
            : `Línea ${line}: ningún pedido por cobrar tiene la guía «${fill.guide}».`,
        );
      else if (same.length > 1) problems.push(`Línea ${line}: hay dos pedidos con el número ${number}.`);
      else if (other.obstacle) problems.push(`${number}: ${other.obstacle}`);
      else {
        others.push(other);
        fills.set(other.id, fill);
      }
    }
    setBefore(rows);
    setRows((all) =>
      [...all, ...others.flatMap((one) => (all.some(({ id }) => id === one.id) ? [] : toRow(one, true)))].map(
        (row) => {
          const fill = fills.get(row.id);
          if (!fill) return row;
          const named = use === "ship" && fill.carrier ? { carrier: spell(fill.carrier) } : {};
          return { ...row, ...named, typed: textOf(use, fill), reason: "", isShown: true };
        },
      ),
    );
    const what =
      use === "ship"
        ? counted(fills.size, "guía puesta", "guías puestas")
        : counted(fills.size, "valor puesto", "valores puestos");
    setPasted({ text: `${what}.`, problems });
  }

  /** Takes back what was pasted last, not what was answered meanwhile. */
  function undo() {
    setRows((all) =>
      all.flatMap((row) => {
        const was = before?.find(({ id }) => id === row.id);
        if (row.state !== "open") return row;
        return was ? { ...row, typed: was.typed, carrier: was.carrier, isShown: was.isShown } : [];
      }),
    );
    setBefore(undefined);
    setPasted(undefined);
  }

  /** Shows the answer of each row. Returns the number of accepted ones. */
  function answer(results: ParcelResult[]): number {
    setRows((all) =>
      all.map((row) => {
        const result = results.find(({ id }) => id === row.id);
        if (!result) return row;
        if (result.done) return { ...row, state: "done", reason: "" };
        const { reason, stamp } = result;
        return stamp ? { ...row, reason, stamp } : { ...row, reason, state: "closed" };
      }),
    );
    setBefore(undefined);
    return results.filter(({ done }) => done).length;
  }

  return {
    shown,
    open,
    hidden: rows.length - shown.length,
    /** Those that could not be worked on when the page came. */
    blocked: parcels.filter(({ id, obstacle }) => obstacle !== null && rows.every((row) => row.id !== id)),
    pasted,
    canUndo: before !== undefined,
    change,
    paste,
    undo,
    answer,
    showAll: () => setRows((all) => all.map((row) => ({ ...row, isShown: true }))),
    /** Fills empty rows. */
    fill: (textFor: (row: ParcelRow) => string) =>
      setRows((all) =>
        all.map((row) =>
          row.isShown && row.state === "open" && row.typed.trim() === ""
            ? { ...row, typed: textFor(row) }
            : row,
        ),
      ),
  };
}

/** Enter, which scanners type after each code, goes to the next row and sends nothing. */
export function goToNextRow(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const inputs = [
    ...(event.currentTarget.closest("table")?.querySelectorAll<HTMLInputElement>("input[data-typed]") ?? []),
  ];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}
