import { z } from "zod";
import { colombianDay } from "@/lib/core/dates";
import { ticked } from "@/lib/core/inputs";
import { isNit } from "@/lib/core/nit";
import { pesosField } from "@/lib/core/pesos";
import { normalizePhone } from "@/lib/core/phone";
import { DEPARTMENT_CODES } from "@/lib/places/departments";
import { MOST_CARRIERS } from "./delivery-values";
import { formatStorePhone, isSocialUrl, isStorePhone, isTrackingUrl, parseDecimal } from "./parts";
import { RIGHT_FIELDS, RIGHT_ROLES } from "./rights";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Máximo ${max} caracteres.`)
    .regex(/^[^\p{Cc}<>]*$/u, "Escríbelo en una línea, sin los signos < y >.");
const required = (max: number, message: string) => text(max).min(1, message);

const decimal = (min: number, max: number, message: string) =>
  z
    .string()
    .transform(parseDecimal)
    .refine((number) => number >= min && number <= max, message);

const whole = (max: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number <= max, message);

const between = (min: number, max: number, message: string) =>
  whole(max, message).refine((number) => number >= min, message);

const UNITS = "Escribe un número de unidades entre 1 y 999.";
const MONEY = "Escribe un valor en pesos, de hasta $100.000.000.";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Escribe una hora como 09:00.");

const social = (site: string, ...hosts: string[]) =>
  text(200).refine(
    (url) => url === "" || isSocialUrl(url, hosts),
    `Escribe la dirección completa de ${site}: empieza por https://${hosts[0]}`,
  );

const RATED_BY = "Escribe cuántas personas calificaron la tienda.";

/** An empty field is null. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typed === "" ? null : typed), schema.nullable());

const DAYS = "Escribe dos números de 1 a 20, primero el menor.";
const dayCount = between(1, 20, DAYS);
const deliveryDays = z.partialRecord(
  z.enum(DEPARTMENT_CODES, "No conocemos ese departamento."),
  z.tuple([z.string(), z.string()]).transform((ends, context): [number, number] => {
    const [from, to] = ends.map((end) => dayCount.safeParse(end).data ?? 0);
    if (from && to && from <= to) return [from, to];
    context.addIssue({ code: "custom", message: DAYS });
    return z.NEVER;
  }),
);

const carriers = z
  .array(
    z.object({
      name: required(80, "Escribe el nombre de la transportadora.").regex(
        /^[^"]*$/,
        "Escribe el nombre sin comillas.",
      ),
      url: text(248).refine(
        (url) => url === "" || isTrackingUrl(url),
        "Escribe la dirección completa: empieza por https://",
      ),
      phone: text(30).regex(/^[\d+#() -]*$/, "Escribe el teléfono solo con números."),
    }),
  )
  .max(MOST_CARRIERS, `Guarda hasta ${MOST_CARRIERS} transportadoras.`);

/** A field that the form sends as JSON, see readDelivery(). */
const parsed = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: "custom", message: "Recarga la página e intenta de nuevo." });
        return z.NEVER;
      }
    })
    .pipe(schema);

const { refundLimit, discountLimit } = RIGHT_FIELDS;
const REFUND = "Escribe un valor en pesos, de hasta $100.000.000, o déjalo vacío: sin límite.";
const DISCOUNT = `Escribe un porcentaje de 0 a ${discountLimit.most}.`;

/** What a role may do, as its form sends it. */
export const saveRightsSchema = z.object({
  role: z.enum(RIGHT_ROLES),
  version: z.coerce.number().int().positive(),
  refundLimit: orNothing(pesosField({ missing: REFUND, most: refundLimit.most, high: REFUND })),
  discountLimit: z.union(
    [whole(discountLimit.most, DISCOUNT), z.number().int().min(0).max(discountLimit.most)],
    DISCOUNT,
  ),
  seesCost: ticked,
  seesReports: ticked,
  closesDrawer: ticked,
  correctsStock: ticked,
});
export type SaveRightsInput = z.output<typeof saveRightsSchema>;

/** Editable settings. Empty ones are not shown on the site. */
export const settingsSchema = z
  .object({
    version: z.coerce.number().int().positive(),
    name: required(60, "Escribe el nombre de la tienda.").regex(/^[^"]*$/, "Escribe el nombre sin comillas."),
    legalName: text(120),
    taxId: text(20).refine(
      (nit) => nit === "" || isNit(nit),
      "Escribe el NIT con su dígito de verificación: 900.123.456-8.",
    ),
    chargesVat: ticked,
    phone: text(30)
      .refine(
        (phone) => phone === "" || isStorePhone(phone),
        "Escribe un celular (300 123 4567) o un fijo con indicativo (604 123 4567).",
      )
      .transform(formatStorePhone),
    whatsapp: text(30)
      .transform((number) => (number === "" ? "" : `57${normalizePhone(number)}`))
      .refine(
        (number) => number === "" || /^573\d{9}$/.test(number),
        "Escribe el celular de WhatsApp: 57 y los 10 dígitos.",
      ),
    email: text(120).refine(
      (email) => email === "" || z.email().safeParse(email).success,
      "Escribe un correo válido.",
    ),
    address: text(160),
    city: required(60, "Escribe la ciudad."),
    region: required(60, "Escribe el departamento."),
    latitude: decimal(-4.3, 13.6, "La latitud de Colombia va de -4,3 a 13,6."),
    longitude: decimal(-82, -66.8, "La longitud de Colombia va de -82 a -66,8."),
    serviceRadiusKm: decimal(0.1, 1000, "Escribe los kilómetros, entre 0,1 y 1000."),
    opensAt: time,
    closesAt: time,
    instagramUrl: social("Instagram", "www.instagram.com", "instagram.com"),
    tiktokUrl: social("TikTok", "www.tiktok.com", "tiktok.com"),
    youtubeUrl: social("YouTube", "www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be"),
    facebookUrl: social("Facebook", "www.facebook.com", "facebook.com", "m.facebook.com", "fb.com"),
    freeShippingText: required(120, "Escribe el texto de envío gratis."),
    storeRating: orNothing(
      decimal(0, 5, "La calificación va de 0 a 5.").transform((rating) => Math.round(rating * 10) / 10),
    ),
    storeRatingCount: orNothing(whole(10_000_000, RATED_BY).refine((count) => count > 0, RATED_BY)),
    storeRatingSource: text(80),
    storeRatingDate: orNothing(
      z.iso
        .date("Escribe el día en que consultaste la calificación.")
        .refine((day) => day <= colombianDay(new Date()), "Ese día todavía no llega."),
    ),
    lowStockThreshold: whole(1000, "Escribe un número de unidades entre 0 y 1000."),
    pickupsPerSlot: between(1, 99, "Escribe un número de recogidas entre 1 y 99."),
    pickupHours: between(0, 80, "Escribe un número de horas entre 0 y 80."),
    cashHoldHours: between(1, 240, "Escribe un número de horas entre 1 y 240."),
    cashGuestUnits: between(1, 999, UNITS),
    cashGuestTotal: pesosField({ missing: MONEY, least: 1, high: MONEY }),
    cashAccountUnits: between(1, 999, UNITS),
    cashAccountTotal: pesosField({ missing: MONEY, least: 1, high: MONEY }),
    deliveryDays: parsed(deliveryDays),
    carriers: parsed(carriers),
    missionsEnabled: ticked,
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    error: "La hora de cierre debe ser después de la de apertura.",
    path: ["closesAt"],
  })
  .superRefine((input, context) => {
    const missing = RATING_FIELDS.filter((field) => input[field] === null || input[field] === "");
    if (missing.length === 0 || missing.length === RATING_FIELDS.length) return;
    for (const field of missing)
      context.addIssue({
        code: "custom",
        message:
          "Una calificación se muestra con su número, su fuente y su fecha: completa los cuatro o déjalos vacíos.",
        path: [field],
      });
  });

const RATING_FIELDS = ["storeRating", "storeRatingCount", "storeRatingSource", "storeRatingDate"] as const;

export type SettingsInput = z.output<typeof settingsSchema>;
