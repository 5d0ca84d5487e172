import { DEPARTMENT_CODES, DEPARTMENTS } from "@/lib/places/departments";
import type { Carrier, DeliveryDays } from "../types";

/** The days of each department as typed: first and last. */
export type TypedDays = Record<string, [string, string]>;

/** At most so many carriers are kept. SQL: private.are_carriers. */
export const MOST_CARRIERS = 12;

/** Names of the form's inputs. */
export const dayInput = (code: string, end: 0 | 1) => `deliveryDays.${code}.${end}`;
export const carrierInput = (n: number, part: keyof Carrier) => `carriers.${n}.${part}`;
export const USUAL_INPUT = "carriers.usual";

export function typedDaysOf(days: DeliveryDays): string {
  const typed = DEPARTMENT_CODES.map((code) => [code, (days[code] ?? ["", ""]).map(String)]);
  return JSON.stringify(Object.fromEntries(typed));
}

export const parseTypedDays = (text: string): TypedDays => JSON.parse(text || "{}") as TypedDays;
export const parseTypedCarriers = (text: string): Carrier[] => JSON.parse(text || "[]") as Carrier[];

/** The form's inputs as one text each; the usual carrier comes first, and one without any text is left out. */
export function readDelivery(form: FormData): { deliveryDays: string; carriers: string } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const days = DEPARTMENT_CODES.map((code) => [code, [text(dayInput(code, 0)), text(dayInput(code, 1))]]);
  const usual = Number(text(USUAL_INPUT) || 0);
  const carriers = Array.from({ length: MOST_CARRIERS + 1 }, (_, n) => ({
    name: text(carrierInput(n, "name")),
    url: text(carrierInput(n, "url")),
    phone: text(carrierInput(n, "phone")),
    isUsual: n === usual,
  }))
    .filter(({ name, url, phone }) => name || url || phone)
    .toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual))
    .map(({ isUsual: _, ...carrier }) => carrier);
  return { deliveryDays: JSON.stringify(Object.fromEntries(days)), carriers: JSON.stringify(carriers) };
}

/** For people, of two versions of the settings. */
export function deliveryTexts(values: { deliveryDays: string; carriers: string }) {
  const days = Object.entries(parseTypedDays(values.deliveryDays));
  return {
    deliveryDays: days.map(([code, [from, to]]) => `${DEPARTMENTS[code]}: ${from} a ${to}`).join(", "),
    carriers: parseTypedCarriers(values.carriers)
      .map(({ name, url, phone }) => [name, url, phone].filter(Boolean).join(" "))
      .join(", "),
  };
}
