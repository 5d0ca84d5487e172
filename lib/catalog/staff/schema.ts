import { z } from "zod";
import { parseWhole, pesosField } from "@/lib/core/pesos";
import { TAX_CLASSES } from "@/lib/core/tax-class";
import { textSchemas } from "@/lib/supabase/fields";
import { asBarcode, asSku, BAD_SKU, barcodeProblem, isSku } from "../codes";
import { CONDITIONS, KINDS, PLATFORMS } from "../facets";
import {
  DETAIL_LIMITS,
  EDITED_FIELDS,
  PRODUCT_FIELDS,
  type ProductValues,
  SERVICE_FIELDS,
  type ServiceValues,
} from "../fields";
import { BADGE_COLORS } from "../labels";
import { RESERVED_CATEGORIES } from "../list-address";
import { MOST_PICTURES, MOTIVES, NAME_AND_PRICE, RESERVED_CATEGORY, STOCK_STATES } from "./labels";
import { TAG_LIMITS, TAG_PAPERS, type TagPaper } from "./tags";

const MAX_PRICE = PRODUCT_FIELDS.price.most;
const MAX_UNITS = PRODUCT_FIELDS.stock.most;

const text = (max: number) => z.string().trim().max(max, `Máximo ${max} caracteres.`).default("");
const { slug, ...productTexts } = textSchemas(EDITED_FIELDS);

/** A typed number, with or without thousands separators; the empty text is no number. */
function asNumber(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const text = value.trim();
  if (text === "") return undefined;
  const number = parseWhole(text.replace(/^-/, "")) ?? Number.NaN;
  return text.startsWith("-") ? -number : number;
}
const price = pesosField({
  missing: NAME_AND_PRICE,
  low: "El precio no puede ser menor que 0.",
  most: MAX_PRICE,
  high: "Ese precio es demasiado alto.",
});

const category = productTexts.category
  .toLowerCase()
  .refine((name) => !RESERVED_CATEGORIES.includes(name), RESERVED_CATEGORY);

/** Checked as it is stored, so that a long one with spaces fits. */
const sku = z
  .string()
  .transform(asSku)
  .pipe(productTexts.sku.refine((code) => code === "" || isSku(code), BAD_SKU));

const barcode = z
  .string()
  .transform(asBarcode)
  .pipe(
    productTexts.barcode.superRefine((code, context) => {
      const problem = code && barcodeProblem(code);
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
  );

const platforms = z
  .array(z.enum(PLATFORMS))
  .transform((given) => PLATFORMS.filter((platform) => given.includes(platform)));

const MONTHS = "Escribe cuántos meses de garantía, en números.";
const MOST_MONTHS = PRODUCT_FIELDS.warrantyMonths.most;
const warrantyMonths = z.preprocess(
  asNumber,
  z.number(MONTHS).int(MONTHS).min(0, MONTHS).max(MOST_MONTHS, `Máximo ${MOST_MONTHS} meses.`),
);

const blank = ({ label, value }: { label: string; value: string }) => label === "" && value === "";
const details = z
  .array(z.object({ label: text(DETAIL_LIMITS.label), value: text(DETAIL_LIMITS.value) }))
  .default([])
  .transform((rows) => rows.filter((row) => !blank(row)))
  .pipe(
    z
      .array(
        z.object({
          label: z.string().min(1, "Escribe el nombre de este dato."),
          value: z.string().min(1, "Escribe el valor de este dato."),
        }),
      )
      .max(DETAIL_LIMITS.count, `Máximo ${DETAIL_LIMITS.count} datos.`),
  );

const productFields = {
  ...productTexts,
  sku: sku.default(""),
  barcode: barcode.default(""),
  price,
  category,
  platforms: platforms.default([]),
  kind: z.enum(KINDS).default("otro"),
  condition: z.enum(CONDITIONS).default("nuevo"),
  conditionNote: productTexts.conditionNote.default(""),
  warrantyMonths: warrantyMonths.default(12),
  warrantyNote: productTexts.warrantyNote.default(""),
  taxClass: z.enum(TAX_CLASSES).default("iva_19"),
  badgeColor: z.enum(BADGE_COLORS).catch("primary"),
  details,
} satisfies Record<Exclude<keyof ProductValues, "slug">, z.ZodType>;

export const createProductSchema = z.object({
  ...productFields,
  /** 0 when it is not a number. */
  stock: z.preprocess(
    (value) => {
      const units = typeof value === "string" ? (parseWhole(value) ?? Number(value)) : Number(value);
      return Number.isFinite(units) ? Math.trunc(units) : 0;
    },
    z
      .number()
      .min(0, "Las existencias no pueden ser menos que 0.")
      .max(MAX_UNITS, "Son demasiadas unidades."),
  ),
  /** False: saved as a draft. */
  isPublished: z.boolean().default(true),
  /** The first one is the main image; empty entries are ignored. */
  images: z
    .array(text(2000))
    .max(MOST_PICTURES, `Máximo ${MOST_PICTURES} imágenes.`)
    .default([])
    .transform((addresses) => addresses.filter((address) => address !== "")),
});

const id = z.uuid("Producto no encontrado");
const version = z.coerce.number().int();

export const updateProductSchema = z.object({
  ...productFields,
  id,
  version,
  slug: slug.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, EDITED_FIELDS.slug.missing),
});

export const productIdSchema = z.object({ id });
export const publishProductSchema = z.object({ id, isPublished: z.boolean() });

const serviceFields = {
  ...textSchemas(SERVICE_FIELDS),
  price,
  taxClass: z.enum(TAX_CLASSES).default("iva_19"),
} satisfies Record<keyof ServiceValues, z.ZodType>;

export const createServiceSchema = z.object(serviceFields);
export const updateServiceSchema = z.object({
  ...serviceFields,
  id: z.uuid("Servicio no encontrado"),
  version,
});
export const serviceIdSchema = z.object({ id: z.uuid("Servicio no encontrado") });

const UNITS = "Escribe cuántas unidades.";
const note = text(200);

const MISSING_COST = "Escribe cuánto costó una unidad.";

/** The cost of one unit. */
const unitCost = pesosField({ missing: MISSING_COST, most: MAX_PRICE });

/** A stock movement with its reason; bought units may have a cost. */
export const adjustStockSchema = z
  .object({
    id,
    /** Chosen by the form: a repeated send of what was bought records nothing twice. */
    key: z.uuid(),
    direction: z.enum(["in", "out"]),
    units: z.preprocess(
      asNumber,
      z.number(UNITS).int(UNITS).min(1, UNITS).max(MAX_UNITS, "Son demasiadas unidades."),
    ),
    reason: z.enum(["bought", "returned", "damaged", "lost", "adjusted"], "Elige el motivo."),
    /** Null when nobody knows it. */
    cost: z
      .literal("")
      .transform(() => null)
      .or(unitCost)
      .nullable()
      .default(null),
    note,
  })
  .refine(({ direction, reason }) => reason in MOTIVES[direction], {
    path: ["reason"],
    message: "Elige el motivo.",
  })
  .refine(({ reason, note: words }) => reason !== "adjusted" || words !== "", {
    path: ["note"],
    message: "Cuenta por qué.",
  });

export const valueStockSchema = z.object({ id, cost: unitCost });

export const countStockSchema = z.object({
  id,
  counted: z.preprocess(
    asNumber,
    z.number(UNITS).int(UNITS).min(0, UNITS).max(MAX_UNITS, "Son demasiadas unidades."),
  ),
  seen: z.coerce.number().int(),
  note,
});

const amount = z.preprocess(
  asNumber,
  z.number("Escribe un número sin decimales.").int("Escribe un número sin decimales."),
);

export const bulkChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("price-set"), value: price }),
  z.object({
    kind: z.literal("price-percent"),
    value: amount.pipe(z.number().min(-90, "Máximo 90 % menos.").max(500, "Máximo 500 % más.")),
  }),
  z.object({
    kind: z.literal("price-amount"),
    value: amount.pipe(z.number().min(-MAX_PRICE).max(MAX_PRICE)),
  }),
  z.object({
    kind: z.literal("stock"),
    value: amount.pipe(z.number().min(-MAX_UNITS).max(MAX_UNITS)).refine((units) => units !== 0, UNITS),
    note: note.refine((words) => words !== "", "Cuenta por qué cambian las existencias."),
  }),
  z.object({
    kind: z.literal("category"),
    value: category.refine((words) => words !== "", "Escribe la categoría."),
  }),
  z.object({ kind: z.literal("platforms"), value: platforms }),
  z.object({ kind: z.literal("type"), value: z.enum(KINDS) }),
  z.object({ kind: z.literal("condition"), value: z.enum(CONDITIONS) }),
  z.object({ kind: z.literal("warranty"), value: warrantyMonths }),
]);

const filterSchema = z.object({
  query: z.string().max(80).optional(),
  category: z.string().max(80).optional(),
  stock: z.enum(STOCK_STATES).optional(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  badge: z.boolean().optional(),
  draft: z.boolean().optional(),
});

/** The selected rows, or all rows that match the list's filter. */
const selectionSchema = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(200) }),
  z.object({ filter: filterSchema }),
]);

export const previewBulkSchema = z.object({ selection: selectionSchema, change: bulkChangeSchema });
export const applyBulkSchema = previewBulkSchema.extend({ expected: z.number().int().min(1) });

const tagCount = z.string().transform((text) => {
  const [id = "", count] = text.split(":");
  return { id, count: Number(count) };
});

/** Which labels to print, and on what. */
export const tagsSchema = z.object({
  papel: z.enum(Object.keys(TAG_PAPERS) as TagPaper[]),
  cuantas: z
    .string()
    .transform((text) => text.split(","))
    .pipe(
      z
        .array(tagCount.pipe(z.object({ id: z.uuid(), count: z.number().int().min(1).max(TAG_LIMITS.each) })))
        .min(1)
        .max(TAG_LIMITS.products),
    ),
});

export type CreateProductInput = z.output<typeof createProductSchema>;
export type UpdateProductInput = z.output<typeof updateProductSchema>;
export type CreateServiceInput = z.output<typeof createServiceSchema>;
export type UpdateServiceInput = z.output<typeof updateServiceSchema>;
export type AdjustStockInput = z.output<typeof adjustStockSchema>;
export type ValueStockInput = z.output<typeof valueStockSchema>;
export type CountStockInput = z.output<typeof countStockSchema>;
export type BulkChange = z.output<typeof bulkChangeSchema>;
export type BulkSelection = z.output<typeof selectionSchema>;
