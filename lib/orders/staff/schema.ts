import { z } from "zod";
import { pesosField } from "@/lib/core/pesos";
import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import { addressFields } from "@/lib/places/schema";
import { Constants } from "@/lib/supabase/database.types";
import { CASH_METHODS, type CashMethod, COUNTER_METHOD_KEYS, SETTLEMENT_METHODS } from "../labels";
import { PICKUP_CODE_LENGTH } from "../pickup";
import { BULK_MOVES, ORDER_MOVES } from "./moves";

const reason = z.string().trim().max(500, "El motivo puede tener hasta 500 letras.");
const stamp = z.string().regex(/^[a-z_]+\/[a-z_]+\/[a-z_]+$/);
const cashMethods = Object.keys(CASH_METHODS) as [CashMethod, ...CashMethod[]];

const giver = z.string().trim().max(120, "Escribe de quién lo recibieron en máximo 120 letras.");

/** Input of a move; the database validates what each move requires. */
const details = z.object({
  reason: reason.optional(),
  carrier: z.string().trim().max(80, "El nombre puede tener hasta 80 letras.").optional(),
  tracking: z.string().trim().max(80, "La guía puede tener hasta 80 letras.").optional(),
  /** Explicitly shipped without a tracking number. */
  untracked: z.boolean().optional(),
  estimated: z.union([z.literal(""), z.iso.date("Escribe una fecha válida.")]).optional(),
  money_received: z.boolean().optional(),
  method: z.enum(cashMethods, "Elige cómo recibieron el dinero.").optional(),
  /** Who brought the money, unless the buyer. */
  received_from: giver.optional(),
});

export const moveOrderSchema = z
  .object({ orderId: z.uuid(), move: z.enum(ORDER_MOVES), stamp, details: details.default({}) })
  .superRefine(({ move, details: { carrier, tracking, untracked, reason: why } }, context) => {
    if ((move === "ship" || move === "track") && !carrier)
      context.addIssue({ code: "custom", path: ["carrier"], message: "Escribe la transportadora." });
    if (move === "ship" && !tracking && !untracked)
      context.addIssue({
        code: "custom",
        path: ["tracking"],
        message: "Escribe el número de guía, o marca que va sin guía.",
      });
    if ((move === "back" || move === "uncollect") && (why ?? "").length < 3)
      context.addIssue({ code: "custom", path: ["reason"], message: "Escribe el motivo." });
  });

export const moveOrdersSchema = z.object({
  orderIds: z.array(z.uuid()).min(1, "Elige al menos un pedido.").max(100, "Elige máximo 100 pedidos."),
  move: z.enum(BULK_MOVES),
});

/** Each order once, at most 100: private.lock_parcels. */
const parcels = <Row extends z.ZodType<{ orderId: string }>>(line: Row) =>
  z
    .array(line)
    .min(1, "Elige al menos un pedido.")
    .max(100, "Elige máximo 100 pedidos.")
    .refine(
      (lines) => new Set(lines.map(({ orderId }) => orderId)).size === lines.length,
      "Un pedido está dos veces en la tabla.",
    );

export const shipOrdersSchema = z.object({
  parcels: parcels(
    z.object({
      orderId: z.uuid(),
      stamp,
      carrier: z.string().trim().max(80, "El nombre puede tener hasta 80 letras."),
      tracking: z.string().trim().max(80, "La guía puede tener hasta 80 letras."),
    }),
  ),
});

export const collectOrdersSchema = z.object({
  orders: parcels(
    z.object({
      orderId: z.uuid(),
      stamp,
      amount: pesosField({ missing: "Escribe el valor." }),
    }),
  ),
  /** Both make one text of at most 120 characters: settlementText. */
  from: z
    .string()
    .trim()
    .min(1, "Escribe quién entregó el dinero.")
    .max(60, "Escríbelo en máximo 60 letras."),
  settlement: z.string().trim().max(40, "El número puede tener hasta 40 letras."),
  method: z.enum(SETTLEMENT_METHODS, "Elige cómo recibieron el dinero."),
});

/** The first 8 characters of orders. */
export const findParcelsSchema = z.object({
  use: z.enum(["ship", "collect"]),
  numbers: z
    .array(z.string().regex(/^[0-9a-f]{8}$/))
    .min(1)
    .max(200),
});

/** The code, or the name and document of who fetches it; the database decides which of them it needs. */
export const handOverSchema = z
  .object({
    orderId: z.uuid(),
    stamp,
    code: z
      .string()
      .transform((typed) => typed.replace(/\D/g, ""))
      .refine((code) => code === "" || code.length === PICKUP_CODE_LENGTH, "El código tiene seis números."),
    name: z.string().trim().max(120, "El nombre puede tener hasta 120 letras."),
    document: z
      .string()
      .transform((typed) => typed.replace(/[^0-9A-Za-z]/g, ""))
      .refine((document) => document.length <= 20, "El documento puede tener hasta 20 letras y números."),
    moneyReceived: z.boolean(),
    method: z.union([z.literal(""), z.enum(COUNTER_METHOD_KEYS, "Elige cómo recibieron el dinero.")]),
  })
  .superRefine(({ code, name, document }, context) => {
    if (code !== "") return;
    if (name.length < 3)
      context.addIssue({ code: "custom", path: ["name"], message: "Escribe el nombre de quien recoge." });
    if (document.length < 4)
      context.addIssue({
        code: "custom",
        path: ["document"],
        message: "Escribe el documento de quien recoge.",
      });
  });

export const switchDeliverySchema = z.object({
  orderId: z.uuid(),
  stamp,
  delivery: z.enum(Constants.public.Enums.delivery_kind),
  /** Of a parcel. */
  address: z.object(addressFields).optional(),
});

export const orderNoteSchema = z.object({
  orderId: z.uuid(),
  text: z.string().trim().min(1, "Escribe la nota.").max(2000, "La nota puede tener hasta 2.000 letras."),
});

/** The delivery data that the caller saw, as stored. */
const seen = z.object({ name: z.string(), phone: z.string(), address: z.string() });

export const correctOrderSchema = z.object({
  orderId: z.uuid(),
  expected: seen,
  name: z
    .string()
    .trim()
    .min(3, "Escribe el nombre completo.")
    .max(120, "El nombre puede tener hasta 120 letras."),
  phone: z
    .string()
    .transform(normalizePhone)
    .refine((phone) => isMobile(phone), NOT_MOBILE),
  /** Absent when it stays. Which orders need one is decided by the database. */
  address: z.object(addressFields).optional(),
});

/** The answer to a withdrawal or a reversal. */
const decision = z
  .object({
    accepts: z.boolean(),
    answer: z.string().trim().max(1000, "La respuesta puede tener hasta 1.000 letras."),
  })
  .refine(({ accepts, answer }) => accepts || answer.length >= 10, {
    path: ["answer"],
    message: "Explícale a la persona por qué no se acepta (mínimo 10 letras).",
  });

export const decideWithdrawalSchema = decision.safeExtend({ withdrawalId: z.uuid() });
export const decideReversalSchema = decision.safeExtend({ reversalId: z.uuid() });

const staffLines = z
  .array(
    z.object({
      type: z.enum(["product", "service", "course"]),
      id: z.uuid(),
      quantity: z
        .number("Escribe la cantidad.")
        .int("Escribe unidades enteras.")
        .min(1, "Escribe al menos 1 unidad.")
        .max(999, "Escribe máximo 999 unidades."),
      price: pesosField({ missing: "Escribe el precio." }),
      /** The price of the catalogue that was shown. */
      list: z.number().int().min(0).optional(),
      /** Of a price below it. */
      reason: z.string().trim().max(200, "El motivo puede tener hasta 200 letras.").default(""),
    }),
  )
  .min(1, "Agrega al menos un artículo.")
  .max(50, "Un pedido puede tener hasta 50 artículos distintos.");

/** By the order's link, or on delivery. */
const assistedMethod = z.enum(["link", "contra_entrega"], "Elige cómo se paga.");

const changeReason = z
  .string()
  .trim()
  .min(3, "Escribe el motivo (mínimo 3 letras).")
  .max(500, "El motivo puede tener hasta 500 letras.");

export const findItemsSchema = z.object({ query: z.string().trim().min(2).max(80) });

/** An order for a call or a chat. The database checks what each way to pay and to deliver needs. */
export const placeAssistedSchema = z.object({
  /** Idempotency key, created when the form opens. */
  key: z.uuid(),
  lines: staffLines,
  method: assistedMethod,
  delivery: z.enum(Constants.public.Enums.delivery_kind),
  /** Of a parcel. */
  address: z.object(addressFields).optional(),
  /** The person as the shop knows them; null for a new one. */
  customerId: z.uuid().nullable(),
  name: correctOrderSchema.shape.name,
  phone: correctOrderSchema.shape.phone,
  email: z.union([
    z.literal(""),
    z.email("Escribe un correo válido, o déjalo vacío.").max(254, "El correo puede tener hasta 254 letras."),
  ]),
  device: z.string().trim().max(80, "Puede tener hasta 80 letras.").default(""),
  fault: z.string().trim().max(1000, "Puede tener hasta 1.000 letras.").default(""),
  /** What was shown. */
  total: z.number().int().min(1, "El total tiene que ser mayor que cero."),
});

/** All lines that an unpaid order keeps; `total`: the order's when it was opened. */
export const changeLinesSchema = z.object({
  orderId: z.uuid(),
  stamp,
  total: z.number().int().min(1),
  lines: staffLines,
  reason: changeReason,
});

/** What is added to a paid order. */
export const addToOrderSchema = changeLinesSchema.extend({ key: z.uuid(), method: assistedMethod });

const units = z
  .number("Escribe cuántas unidades volvieron.")
  .int("Escribe unidades enteras.")
  .min(1, "Escribe cuántas unidades volvieron.")
  .max(999, "Escribe máximo 999 unidades.");

export const returnItemsSchema = z.object({
  orderId: z.uuid(),
  lines: z
    .array(z.object({ item: z.uuid(), quantity: units }))
    .min(1, "Elige qué volvió.")
    .max(50),
  note: reason,
});

/** Ids of orders in an address: to print, or chosen in the list. */
export const orderIdsSchema = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(z.uuid()).min(1).max(100));

const CUFE = /^[\da-f]{96}$/;

/** Number and CUFE as staff copy them from the issued invoice; both empty take them off. */
export const writeInvoiceSchema = z
  .object({
    orderId: z.uuid(),
    number: z
      .string()
      .transform((text) => text.toUpperCase().replace(/\s/g, ""))
      .refine(
        (number) => /^[A-Z\d-]{0,20}$/.test(number),
        "Escribe el número de la factura con su prefijo: FE1234.",
      ),
    cufe: z
      .string()
      .transform((text) => text.toLowerCase().replace(/\s/g, ""))
      .refine(
        (cufe) => cufe === "" || CUFE.test(cufe),
        "El CUFE tiene 96 letras y números. Cópialo completo de la factura.",
      ),
    /** The number that the caller saw; empty without one. */
    known: z.string().max(20).default(""),
  })
  .superRefine(({ number, cufe }, context) => {
    if ((number === "") === (cufe === "")) return;
    context.addIssue({
      code: "custom",
      path: [number === "" ? "number" : "cufe"],
      message: "El número y el CUFE van juntos.",
    });
  });
