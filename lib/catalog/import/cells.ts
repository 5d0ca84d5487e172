import { BADGE_COLORS } from "@/lib/catalog/labels";
import { parseWhole } from "@/lib/core/pesos";
import { isUuid } from "@/lib/core/text";
import { isOwnImage } from "@/lib/media/public-address";
import { BADGE_COLOR_LABELS } from "../staff/labels";
import { type Column, REQUIRED } from "./labels";
import type { CellValue } from "./types";

const MAX_PRICE = 999_999_999;
const MAX_STOCK = 1_000_000;
/** The longest cell that a spreadsheet can hold. */
export const LONGEST_CELL = 32_767;

/** A formula's mark is taken for text: the export writes an apostrophe before it, which goes here. */
export function plainCell(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@\t\r])/, "");
}

/** A cell's value, `undefined` for one that says nothing, or what is wrong with it. */
type Read = { value?: CellValue } | { problem: string };

const wrong = (problem: string): Read => ({ problem });
const upTo = (max: number, what: string) => (text: string) =>
  text.length > max ? wrong(`${what}: máximo ${max} letras.`) : { value: text };

function whole(text: string, what: string, max: number): Read {
  if (text === "") return {};
  const value = parseWhole(text);
  if (value === null)
    return wrong(`${what}: «${text.slice(0, 40)}» no es un número entero de 0 en adelante.`);
  return value > max ? wrong(`${what}: «${text.slice(0, 40)}» es demasiado.`) : { value };
}

/** What stands between «|» or on lines of its own. */
const listed = (text: string) =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

function images(text: string): Read {
  if (text === "") return {};
  const list = listed(text);
  const foreign = list.find((address) => !isOwnImage(address));
  if (foreign)
    return wrong(
      `Imágenes: «${foreign.slice(0, 60)}» no es una imagen de la tienda. Agrégala en el editor del producto.`,
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
  return { value };
}

/** How each column reads a cell. */
export const READERS: Record<Column, (text: string) => Read> = {
  id: (text) => {
    if (text === "") return {};
    return isUuid(text)
      ? { value: text.toLowerCase() }
      : wrong(`Id: «${text.slice(0, 40)}» no es un id de producto.`);
  },
  slug: (text) => {
    if (text === "") return {};
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 120
      ? { value: text }
      : wrong(`Slug: «${text.slice(0, 40)}» solo puede tener minúsculas sin tilde, números y guiones.`);
  },
  name: (text) => (text === "" ? wrong(REQUIRED) : upTo(160, "Nombre")(text)),
  price: (text) => (text === "" ? wrong(REQUIRED) : whole(text, "Precio", MAX_PRICE)),
  description: upTo(20_000, "Descripción"),
  category: (text) => upTo(60, "Categoría")(text.toLowerCase()),
  stock: (text) => whole(text, "Existencias", MAX_STOCK),
  stock_was: (text) => whole(text, "Existencias al exportar", MAX_STOCK),
  badge_text: upTo(60, "Etiqueta"),
  badge_color: (text) => {
    const said = text.toLowerCase();
    const color = BADGE_COLORS.find(
      (name) => name === said || BADGE_COLOR_LABELS[name].toLowerCase() === said,
    );
    if (text === "" || color) return color ? { value: color } : {};
    return wrong(`Color de la etiqueta: usa ${Object.values(BADGE_COLOR_LABELS).join(", ")}.`);
  },
  images,
  details,
  version: (text) => whole(text, "Versión", 2_147_483_647),
};
