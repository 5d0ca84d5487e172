import { formatCop } from "@/lib/core/money";
import { TAX_CLASS_LABELS, type TaxClass } from "@/lib/core/tax-class";
import type { Json, Tables } from "@/lib/supabase/database.types";
import type { Field, FieldsOf, ValuesOf } from "@/lib/supabase/fields";
import { platformsText } from "./facet-texts";
import { CONDITION_LABELS, type ItemCondition, KIND_LABELS, type Kind } from "./facets";
import { categoryLabel } from "./labels";
import { BADGE_COLOR_LABELS, NAME_AND_PRICE } from "./staff/labels";
import type { BadgeColor, ProductDetail } from "./types";

/** Parses a product's JSON details into {label, value} pairs; invalid entries are left out. */
export function toDetails(details: Json): ProductDetail[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((entry) => {
    if (entry === null || typeof entry !== "object" || Array.isArray(entry)) return [];
    const { label, value } = entry;
    return typeof label === "string" && typeof value === "string" && label && value ? [{ label, value }] : [];
  });
}

/** Limits of a product's details: length of a label and of a value, and the number of pairs. */
export const DETAIL_LIMITS = { label: 60, value: 300, count: 30 };

const taxClassText = (taxClass: TaxClass) => TAX_CLASS_LABELS[taxClass];

type ProductField = Field & {
  /** The field's column in the spreadsheet, and its help text. */
  heading: string;
  help: string;
};

/** All product fields that staff edit, in the order of the spreadsheet. */
export const PRODUCT_FIELDS = {
  slug: {
    column: "slug",
    label: "Dirección en la tienda",
    max: 120,
    missing: "Usa solo minúsculas, números y guiones: control-ps5-azul.",
    heading: "slug",
    help: "La dirección del producto. También lo identifica; vacía, sale del nombre.",
  },
  name: {
    column: "name",
    label: "Nombre",
    max: 160,
    missing: NAME_AND_PRICE,
    heading: "nombre",
    help: "Obligatorio en productos nuevos.",
  },
  sku: {
    column: "sku",
    label: "SKU",
    max: 40,
    heading: "sku",
    help: "Tu código para el producto: mayúsculas, números, guiones y puntos. De un solo producto.",
  },
  barcode: {
    column: "barcode",
    label: "Código de barras",
    max: 32,
    heading: "codigo_barras",
    help: "EAN o UPC de la caja, o uno tuyo de letras y números. Da formato de texto a la columna.",
  },
  description: {
    column: "description",
    label: "Descripción",
    max: 10_000,
    heading: "descripcion",
    help: "Texto libre.",
  },
  price: {
    column: "price",
    label: "Precio",
    most: 999_999_999,
    text: formatCop,
    heading: "precio",
    help: "Pesos enteros: 320000 o 320.000. Obligatorio en productos nuevos.",
  },
  category: {
    column: "category",
    label: "Categoría",
    max: 60,
    text: categoryLabel,
    heading: "categoria",
    help: "Una sola, en minúsculas.",
  },
  platforms: {
    column: "platforms",
    label: "Plataformas",
    text: platformsText,
    heading: "plataformas",
    help: "Las consolas para las que sirve, separadas por |: PlayStation 5 | PC.",
  },
  kind: {
    column: "kind",
    label: "Tipo",
    text: (kind: Kind) => KIND_LABELS[kind],
    heading: "tipo",
    help: `${Object.values(KIND_LABELS).join(", ")}.`,
  },
  condition: {
    column: "condition",
    label: "Condición",
    text: (condition: ItemCondition) => CONDITION_LABELS[condition],
    heading: "condicion",
    help: `${Object.values(CONDITION_LABELS).join(", ")}.`,
  },
  conditionNote: {
    column: "condition_note",
    label: "Detalle de la condición",
    max: 120,
    heading: "detalle_condicion",
    help: "Lo que debe saber quien compra un usado: carcasa 9/10.",
  },
  warrantyMonths: {
    column: "warranty_months",
    label: "Garantía en meses",
    most: 120,
    heading: "garantia_meses",
    help: "Entero. 0 cuando la garantía es solo lo que dice la columna siguiente.",
  },
  warrantyNote: {
    column: "warranty_note",
    label: "Detalle de la garantía",
    max: 120,
    heading: "detalle_garantia",
    help: "Se lee después de los meses: por defecto del disco.",
  },
  taxClass: {
    column: "tax_class",
    label: "Impuesto",
    text: taxClassText,
    heading: "impuesto",
    help: `${Object.values(TAX_CLASS_LABELS).join(", ")}. Vacía en un producto nuevo, ${TAX_CLASS_LABELS.iva_19}.`,
  },
  stock: {
    column: "stock",
    label: "Existencias",
    most: 1_000_000,
    heading: "existencias",
    help: "Cuántas quedan. Con la columna siguiente se guarda la diferencia y no se pierde ninguna venta.",
  },
  badgeText: {
    column: "badge_text",
    label: "Etiqueta",
    max: 30,
    heading: "etiqueta",
    help: "Lo que se lee sobre la foto: Nuevo, Oferta...",
  },
  badgeColor: {
    column: "badge_color",
    label: "Color de la etiqueta",
    text: (color: BadgeColor) => BADGE_COLOR_LABELS[color],
    heading: "color_etiqueta",
    help: `${Object.values(BADGE_COLOR_LABELS).join(", ")}.`,
  },
  images: {
    column: "images",
    label: "Imágenes",
    heading: "imagenes",
    help: "Imágenes de la tienda separadas por |. Agrega las nuevas en el editor del producto.",
  },
  details: {
    column: "details",
    label: "Detalles",
    read: toDetails,
    text: (details: ProductDetail[]) => details.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    heading: "ficha",
    help: "Datos del producto: Peso: 280 g | Origen: Japón.",
  },
} satisfies FieldsOf<"products"> & Record<string, ProductField>;

const { stock: _stock, images: _images, ...edited } = PRODUCT_FIELDS;

/** The fields that the product editor saves: stock changes by movements, images have their own table. */
export const EDITED_FIELDS = edited;

export type ProductValues = ValuesOf<typeof EDITED_FIELDS, Tables<"products">>;

export const SERVICE_FIELDS = {
  name: { column: "name", label: "Nombre", max: 160, missing: NAME_AND_PRICE },
  price: { column: "price", label: "Precio", most: 999_999_999, text: formatCop },
  taxClass: { column: "tax_class", label: "Impuesto", text: taxClassText },
  description: { column: "description", label: "Descripción", max: 5000 },
  image: { column: "image", label: "Imagen", max: 2000, isPicture: true },
} satisfies FieldsOf<"services">;

export type ServiceValues = ValuesOf<typeof SERVICE_FIELDS, Tables<"services">>;
