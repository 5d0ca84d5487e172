import type { FieldErrors } from "@/lib/core/result";

/** Errors of the bank's fields, beside those of the order; the server's are of `bank.…`. */
export const bankErrors = (problems: FieldErrors = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, text]) => [`bank-${field.replace(/^bank\./, "")}`, text]),
  );

/** The page that waits for the bank. */
export const bankPage = (token: string): `/pago/banco?${string}` => `/pago/banco?pedido=${token}`;
