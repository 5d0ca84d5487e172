import { z } from "zod";

/** Thousands separated by dots, spaces or nothing; decimals only when they are zero. */
const WHOLE = /^\$?\s*(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,0{1,2})?$/;

/** '1.234.567', '1234567', '$ 1.234,00' → the number; null for anything else, including cents. */
export function parseWhole(text: string): number | null {
  const digits = WHOLE.exec(text.trim())?.[1]?.replace(/\D/g, "");
  const number = digits === undefined ? null : Number(digits);
  return Number.isSafeInteger(number) ? number : null;
}

export const WHOLE_PESOS = "Escribe el valor en pesos enteros, sin decimales: 150.000.";

type Limits = {
  /** Message for an empty amount. */
  missing: string;
  least?: number;
  /** Message for an amount below the minimum. */
  low?: string;
  most?: number;
  high?: string;
};

/** Schema of an amount of money, typed or numeric. A fraction of a peso is rejected, never rounded. */
export function pesosField({
  missing,
  least = 0,
  low = missing,
  most = 100_000_000,
  high = "Ese valor es demasiado alto.",
}: Limits) {
  return z.union([z.string(), z.number()], missing).transform((typed, context) => {
    const text = String(typed).trim();
    const isBelow = text.startsWith("-");
    const pesos = parseWhole(isBelow ? text.slice(1) : text);
    const amount = pesos !== null && isBelow ? -pesos : pesos;
    const message =
      text === ""
        ? missing
        : amount === null
          ? WHOLE_PESOS
          : amount < least
            ? low
            : amount > most
              ? high
              : undefined;
    if (message === undefined && amount !== null) return amount;
    context.addIssue({ code: "custom", message: message ?? WHOLE_PESOS });
    return z.NEVER;
  });
}
