import { formatCop } from "@/lib/core/money";
import { categoryLabel } from "../labels";
import { BADGE_COLOR_LABELS } from "./labels";
import type { EditableProduct, EditableService } from "./types";

type ConflictField = { label: string; mine: string; theirs: string };

const details = (list: EditableProduct["details"]) =>
  list.map(({ label, value }) => `${label}: ${value}`).join("\n");

function pairs(mine: Record<string, string>, theirs: Record<string, string>): ConflictField[] {
  return Object.keys(mine).map((label) => ({ label, mine: mine[label] ?? "", theirs: theirs[label] ?? "" }));
}

type ProductFields = Omit<EditableProduct, "id" | "version">;

const productTexts = (product: ProductFields) => ({
  Nombre: product.name,
  Precio: formatCop(product.price),
  Categoría: categoryLabel(product.category),
  Descripción: product.description,
  Etiqueta: product.badgeText,
  "Color de la etiqueta": BADGE_COLOR_LABELS[product.badgeColor],
  Dirección: product.slug,
  Detalles: details(product.details),
});

/** Both versions of a product in words, field by field. */
export function productConflict(mine: ProductFields, theirs: ProductFields): ConflictField[] {
  return pairs(productTexts(mine), productTexts(theirs));
}

type ServiceFields = Omit<EditableService, "id" | "version">;

const serviceTexts = (service: ServiceFields) => ({
  Nombre: service.name,
  Precio: formatCop(service.price),
  Descripción: service.description,
  Imagen: service.image,
});

/** Both versions of a service in words, field by field. */
export function serviceConflict(mine: ServiceFields, theirs: ServiceFields): ConflictField[] {
  return pairs(serviceTexts(mine), serviceTexts(theirs));
}
