import { parseWhole } from "@/lib/core/pesos";
import type { CounterMethod } from "@/lib/orders/labels";
import type { Found } from "./types";

type FoundRepair = Extract<Found, { kind: "repair" }>;

export type TillLine = {
  type: "product" | "service";
  id: string;
  name: string;
  listPrice: number;
  /** What a unit costs now: the list price, or less with a reason. */
  price: number;
  reason: string;
  quantity: number;
  /** Units in the shop; null for services. */
  stock: number | null;
};

export type TillRepair = Pick<
  FoundRepair,
  "id" | "number" | "device" | "customer" | "phone" | "quoteId" | "isReady"
> & {
  /** The approved balance, or money on account. */
  kind: "saldo" | "anticipo";
  /** The balance in COP; of a deposit, as typed. */
  due: number;
  typed: string;
};

/** A part of the payment; an empty amount is what the other parts leave. */
export type TillPart = { method: CounterMethod; amount: string; reference: string };

export type TillCustomer = { id: string | null; name: string; phone: string; email: string };

/** A sale that is being put together; amounts in COP. `key` makes the sale happen once. */
export type Till = {
  key: string;
  lines: TillLine[];
  repairs: TillRepair[];
  parts: TillPart[];
  /** Cash that was handed over, as typed; empty: exact. */
  received: string;
  customer: TillCustomer | null;
};

export const MOST_UNITS = 999;
const FULL_PERCENT = 100;

export const emptyTill = (key: string, method: CounterMethod): Till => ({
  key,
  lines: [],
  repairs: [],
  parts: [{ method, amount: "", reference: "" }],
  received: "",
  customer: null,
});

export const isEmpty = ({ lines, repairs }: Till): boolean => lines.length + repairs.length === 0;

/** Adds what was found: a second scan of a product is a second unit; a repair is there once. */
export function addFound(till: Till, found: Found): Till {
  if (found.kind === "repair") {
    if (till.repairs.some(({ id }) => id === found.id)) return till;
    const { id, number, device, customer, phone, quoteId, isReady, due } = found;
    const kind = due > 0 ? "saldo" : "anticipo";
    return {
      ...till,
      repairs: [
        ...till.repairs,
        { id, number, device, customer, phone, quoteId, isReady, kind, due, typed: "" },
      ],
    };
  }
  const known = till.lines.find(({ type, id }) => type === found.kind && id === found.id);
  if (known) return setQuantity(till, known, known.quantity + 1);
  const { kind: type, id, name, price } = found;
  const stock = found.kind === "product" ? found.stock : null;
  return {
    ...till,
    lines: [...till.lines, { type, id, name, listPrice: price, price, reason: "", quantity: 1, stock }],
  };
}

const isLine = (a: Pick<TillLine, "type" | "id">, b: Pick<TillLine, "type" | "id">) =>
  a.type === b.type && a.id === b.id;

/** Zero takes the line out. */
export function setQuantity(till: Till, line: Pick<TillLine, "type" | "id">, quantity: number): Till {
  const units = Math.min(Math.trunc(quantity), MOST_UNITS);
  return {
    ...till,
    lines: till.lines.flatMap((other) => {
      if (!isLine(other, line)) return [other];
      return units > 0 ? [{ ...other, quantity: units }] : [];
    }),
  };
}

export function setPrice(
  till: Till,
  line: Pick<TillLine, "type" | "id">,
  price: number,
  reason: string,
): Till {
  return {
    ...till,
    lines: till.lines.map((other) =>
      isLine(other, line) ? { ...other, price, reason: price < other.listPrice ? reason : "" } : other,
    ),
  };
}

/** The unit price with a discount in percent, in whole pesos: half a peso goes to the buyer. */
export const discounted = (listPrice: number, percent: number): number =>
  listPrice - Math.ceil((listPrice * percent) / FULL_PERCENT);

/** Discount in percent, with up to one decimal. */
export const discountOf = ({ listPrice, price }: Pick<TillLine, "listPrice" | "price">): number =>
  listPrice === 0 ? 0 : Math.round(((listPrice - price) * 10 * FULL_PERCENT) / listPrice) / 10;

/** COP of a repair in the sale; null while the typed deposit is no amount. */
export const repairAmount = ({ kind, due, typed }: TillRepair): number | null =>
  kind === "saldo" ? due : parseWhole(typed) || null;

export function totalOf({ lines, repairs }: Till): number {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return repairs.reduce((sum, repair) => sum + (repairAmount(repair) ?? 0), goods);
}

type Payment = {
  /** Amount of each part in COP; null for one that is no amount. */
  amounts: (number | null)[];
  /** What is not covered; below zero, what is too much. */
  missing: number;
  /** Cash among the parts. */
  cash: number;
  /** Cash handed over; null when it is no amount. */
  received: number | null;
  /** Money to give back; below zero, cash that is missing. */
  change: number;
};

/** How the parts cover the total: the first part without an amount takes the rest. */
export function paymentOf(till: Till): Payment {
  const total = totalOf(till);
  const typed = till.parts.map(({ amount }) => (amount.trim() === "" ? null : parseWhole(amount)));
  const covered = typed.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const open = till.parts.findIndex(({ amount }) => amount.trim() === "");
  const amounts = typed.map((amount, n) => (n === open ? Math.max(0, total - covered) : amount));
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const cash = till.parts.reduce(
    (all, { method }, n) => all + (method === "efectivo" ? (amounts[n] ?? 0) : 0),
    0,
  );
  const received = till.received.trim() === "" ? cash : parseWhole(till.received);
  return { amounts, missing: total - sum, cash, received, change: (received ?? 0) - cash };
}

/** Why it cannot be charged yet, as a sentence; null when it can. */
export function problemOf(till: Till, hasDrawer: boolean): string | null {
  if (isEmpty(till)) return "Agrega qué se vende.";
  const short = till.lines.find(({ quantity, stock }) => stock !== null && quantity > stock);
  if (short) return `De «${short.name}» hay ${short.stock}.`;
  const open = till.repairs.find((repair) => repairAmount(repair) === null);
  if (open) return `Escribe cuánto deja a cuenta de la reparación ${open.number}.`;
  const { amounts, missing, cash, received, change } = paymentOf(till);
  if (totalOf(till) === 0) return "El total no puede ser cero.";
  if (amounts.some((amount) => amount === null || amount === 0)) return "Revisa el valor de cada pago.";
  if (missing !== 0) return missing > 0 ? "El pago no alcanza para el total." : "El pago supera el total.";
  if (cash > 0 && !hasDrawer) return "Abre la caja para recibir efectivo.";
  if (cash > 0 && (received === null || change < 0)) return "El efectivo recibido no alcanza.";
  return null;
}

const NOTES = [10_000, 20_000, 50_000, 100_000];
const SUGGESTED = 3;

/** Amounts in notes that somebody may hand over for it: the next full ten, twenty, fifty and hundred thousand. */
export function notesFor(cash: number): number[] {
  const rounded = NOTES.map((note) => Math.ceil(cash / note) * note).filter((amount) => amount > cash);
  return [...new Set(rounded)].toSorted((a, b) => a - b).slice(0, SUGGESTED);
}
