import { formatNumber } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { TAX_CLASS_LABELS } from "@/lib/core/tax-class";
import { cut, isUuid, normalizeText } from "@/lib/core/text";
import { isOwnImage } from "@/lib/media/public-address";
import type { TextColumnOf } from "@/lib/supabase/fields";
import { asBarcode, asSku, BAD_SKU, barcodeProblem, isSku } from "../codes";
import { CONDITION_LABELS, KIND_LABELS, PLATFORM_LABELS, PLATFORMS } from "../facets";
import { DETAIL_LIMITS, PRODUCT_FIELDS } from "../fields";
import { RESERVED_CATEGORIES } from "../list-address";
import { BADGE_COLOR_LABELS, NAME_AND_PRICE, RESERVED_CATEGORY } from "../staff/labels";
import type { Column } from "./labels";
import type { CellValue } from "./types";

const {
  price,
  stock,
  name,
  slug,
  sku,
  barcode,
  badgeColor,
  platforms,
  kind,
  condition,
  warrantyMonths,
  taxClass,
} = PRODUCT_FIELDS;
/** The longest text that a spreadsheet cell can hold. */
export const LONGEST_CELL = 32_767;

/** Removes the apostrophe that the export writes before text that starts like a formula. */
export function plainCell(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@\t\r])/, "");
}

/** A cell's value, `undefined` for an empty cell, or an error text. */
type Read = { value?: CellValue } | { problem: string };

const wrong = (problem: string): Read => ({ problem });

function upTo({ label, max }: { label: string; max: number }, text: string): Read {
  return text.length > max ? wrong(`${label}: máximo ${formatNumber(max)} letras.`) : { value: text };
}

function whole({ label, most }: { label: string; most: number }, text: string): Read {
  if (text === "") return {};
  const value = parseWhole(text);
  if (value === null) return wrong(`${label}: «${cut(text, 40)}» no es un número entero de 0 en adelante.`);
  return value > most ? wrong(`${label}: «${cut(text, 40)}» es demasiado.`) : { value };
}

/** Splits a cell by «|» or line breaks. */
const listed = (text: string) =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The value that a cell names, by its label or as the database spells it. */
function named(labels: Readonly<Record<string, string>>, text: string): string | undefined {
  const word = normalizeText(text);
  return Object.keys(labels).find((key) => key === word || normalizeText(labels[key] ?? "") === word);
}

function oneOf({ label }: { label: string }, labels: Readonly<Record<string, string>>): Reader {
  return (text) => {
    if (text === "") return {};
    const value = named(labels, text);
    return value ? { value } : wrong(`${label}: usa ${Object.values(labels).join(", ")}.`);
  };
}

function platformList(text: string): Read {
  if (text === "") return {};
  const values = listed(text).map((entry) => named(PLATFORM_LABELS, entry));
  if (values.includes(undefined))
    return wrong(`${platforms.label}: usa ${Object.values(PLATFORM_LABELS).join(", ")}, separadas con «|».`);
  return { value: PLATFORMS.filter((platform) => values.includes(platform)) };
}

function images(text: string): Read {
  if (text === "") return {};
  const list = listed(text);
  const foreign = list.find((address) => !isOwnImage(address));
  if (foreign)
    return wrong(
      `Imágenes: «${cut(foreign, 60)}» no es una imagen de la tienda. Agrégala en el editor del producto.`,
    );
  return { value: [...new Set(list)] };
}

function details(text: string): Read {
  if (text === "") return {};
  const list = listed(text);
  const value = list.map((entry) => {
    const at = entry.indexOf(":");
    return { label: entry.slice(0, at).trim(), value: entry.slice(at + 1).trim() };
  });
  if (list.some((entry) => !entry.includes(":")) || value.some((entry) => !entry.label || !entry.value))
    return wrong("Ficha: escribe cada dato como «Peso: 280 g» y sepáralos con «|».");
  const limits = DETAIL_LIMITS;
  if (value.length > limits.count) return wrong(`Ficha: máximo ${limits.count} datos.`);
  if (value.some(({ label, value }) => label.length > limits.label || value.length > limits.value))
    return wrong(
      `Ficha: máximo ${limits.label} letras en el nombre de un dato y ${limits.value} en su valor.`,
    );
  return { value };
}

type Reader = (text: string) => Read;

const texts = Object.values(PRODUCT_FIELDS).flatMap((field) =>
  "max" in field ? [[field.column, (text: string) => upTo(field, text)]] : [],
);
const TEXTS: Record<TextColumnOf<typeof PRODUCT_FIELDS>, Reader> = Object.fromEntries(texts);

/** The parser of each column. */
export const READERS: Record<Column, Reader> = {
  ...TEXTS,
  id: (text) => {
    if (text === "") return {};
    return isUuid(text)
      ? { value: text.toLowerCase() }
      : wrong(`Id: «${cut(text, 40)}» no es un id de producto.`);
  },
  slug: (text) => {
    if (text === "") return {};
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= slug.max
      ? { value: text }
      : wrong(`Slug: «${cut(text, 40)}» solo puede tener minúsculas sin tilde, números y guiones.`);
  },
  sku: (text) => {
    const code = asSku(text);
    return code === "" || isSku(code) ? upTo(sku, code) : wrong(`${sku.label}: ${BAD_SKU}`);
  },
  barcode: (text) => {
    const code = asBarcode(text);
    const problem = code && barcodeProblem(code);
    return problem ? wrong(`${barcode.label}: «${cut(text, 40)}». ${problem}`) : upTo(barcode, code);
  },
  name: (text) => (text === "" ? wrong(NAME_AND_PRICE) : upTo(name, text)),
  price: (text) => (text === "" ? wrong(NAME_AND_PRICE) : whole(price, text)),
  category: (text) =>
    RESERVED_CATEGORIES.includes(text.toLowerCase())
      ? wrong(`Categoría: ${RESERVED_CATEGORY}`)
      : TEXTS.category(text.toLowerCase()),
  stock: (text) => whole(stock, text),
  stock_was: (text) => whole({ label: "Existencias al exportar", most: stock.most }, text),
  cost: (text) => whole({ label: "Costo", most: price.most }, text),
  platforms: platformList,
  kind: oneOf(kind, KIND_LABELS),
  condition: oneOf(condition, CONDITION_LABELS),
  warranty_months: (text) => whole(warrantyMonths, text),
  tax_class: oneOf(taxClass, TAX_CLASS_LABELS),
  badge_color: oneOf(badgeColor, BADGE_COLOR_LABELS),
  images,
  details,
  version: (text) => whole({ label: "Versión", most: 2_147_483_647 }, text),
};
