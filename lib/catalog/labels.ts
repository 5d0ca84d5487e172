import { counted } from "@/lib/core/counted";

export const BADGE_COLORS = ["primary", "secondary", "destructive", "outline"] as const;

/** Parses a badge colour; unknown values become the default. */
export function toBadgeColor(name: string): (typeof BADGE_COLORS)[number] {
  return BADGE_COLORS.find((color) => color === name) ?? "primary";
}

export const SOLD_OUT = "Agotado";
export const NO_PRODUCTS = "No hay productos disponibles en este momento.";
export const NO_SERVICES = "No hay servicios disponibles en este momento.";
export const PRODUCT_NOT_FOUND = "Producto no encontrado";
export const PRODUCT_LOAD_ERROR = "Error al cargar el producto";

const BRANDS: Record<string, string> = { xbox: "Xbox", vr: "VR", pc: "PC", psp: "PSP" };

/** 'ps5' → 'PS5', 'controles' → 'Controles', 'accesorios xbox' → 'Accesorios Xbox'. */
export function categoryLabel(category: string): string {
  return category
    .split(" ")
    .map((word, index) => {
      if (/^ps\d$/.test(word)) return word.toUpperCase();
      const brand = BRANDS[word];
      if (brand) return brand;
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(" ");
}

/** Up to so many units a list says how many are left. */
const FEW_UNITS = 3;

/** 'Quedan 3', 'Queda 1' when few are left; empty otherwise. */
export function fewUnitsLabel(stock: number): string {
  if (stock < 1 || stock > FEW_UNITS) return "";
  return `${stock === 1 ? "Queda" : "Quedan"} ${stock}`;
}

export function unitsLabel(stock: number): string {
  return counted(stock, "unidad disponible", "unidades disponibles");
}

export function productsLabel(count: number): string {
  return counted(count, "producto", "productos");
}
