import { z } from "zod";
import { COUNTER_METHOD_KEYS } from "@/lib/orders/labels";

const MOST_PESOS = 100_000_000;
const pesos = z
  .number()
  .int("Escribe pesos enteros, sin decimales.")
  .max(MOST_PESOS, "Ese valor es demasiado alto.");
const amount = pesos.min(1, "Escribe un valor mayor que cero.");

const line = z.object({
  type: z.enum(["product", "service"]),
  id: z.uuid(),
  quantity: z
    .number("Escribe cuántas unidades son.")
    .int("Escribe unidades enteras.")
    .min(1, "Vende al menos una unidad.")
    .max(999, "Vende máximo 999 unidades."),
  /** The price that the screen showed for one unit, before a discount: a sale at another one is refused. */
  listPrice: pesos.min(0),
  /** What one unit is sold at. */
  price: pesos.min(0, "El precio no puede ser menor que cero."),
  /** Why it is below listPrice. */
  reason: z.string().trim().max(200, "El motivo puede tener hasta 200 letras.").default(""),
});

const repair = z.object({
  id: z.uuid(),
  /** Of a balance ('saldo'); null for a deposit ('anticipo'). */
  quoteId: z.uuid().nullable().default(null),
  amount,
  kind: z.enum(["saldo", "anticipo"]),
});

const part = z.object({
  method: z.enum(COUNTER_METHOD_KEYS, "Elige cómo paga."),
  amount,
  /** Number of the voucher or the transfer. */
  reference: z.string().trim().max(60, "La referencia puede tener hasta 60 letras.").default(""),
});

const customer = z.object({
  /** A row of customers. */
  id: z.uuid().nullable().default(null),
  name: z.string().trim().max(120, "El nombre puede tener hasta 120 letras."),
  phone: z.string().trim().max(30, "El celular puede tener hasta 30 números."),
  email: z.union([z.literal(""), z.email("Escribe un correo válido, o déjalo vacío.").max(254)]),
});

/** A sale at the counter. The database checks prices, stock, discounts and the sum of the parts. */
export const sellSchema = z
  .object({
    /** Idempotency key: a new one for each sale, the same one when it is sent again. */
    key: z.uuid(),
    lines: z.array(line).max(50, "Una venta puede tener hasta 50 líneas."),
    repairs: z.array(repair).max(10, "Una venta puede tener hasta 10 reparaciones.").default([]),
    parts: z.array(part).min(1, "Elige cómo paga.").max(6, "Un pago puede tener hasta 6 partes."),
    /** Cash that the customer handed over; null for the exact amount, and without cash. */
    tendered: pesos.min(0).nullable().default(null),
    customer: customer.nullable().default(null),
    total: amount,
    /** The drawer's session; null: the database chooses the seller's. */
    sessionId: z.uuid().nullable().default(null),
  })
  .refine(({ lines, repairs }) => lines.length + repairs.length > 0, "Agrega algo para cobrar.");

export type SellInput = z.output<typeof sellSchema>;

/** What the till's field searches. */
export const findForSaleSchema = z.object({ q: z.string().default("") });

export const mailTicketSchema = z.object({
  ticketId: z.uuid(),
  email: z.string().trim().pipe(z.email("Escribe el correo de tu cliente.").max(254)),
});
export type MailTicketInput = z.output<typeof mailTicketSchema>;
