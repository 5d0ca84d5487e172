import { readFileSync } from "node:fs";
import path from "node:path";
import type { ArtSpec, View } from "../art/types.ts";
import type { DemoProduct, ProductCategory } from "./types.ts";

/** Details that the law requires for distance selling, as the page shows them. */
export type FactLabel =
  | "Compatibilidad"
  | "Material"
  | "Peso"
  | "Dimensiones"
  | "Origen"
  | "Garantía"
  | "Autenticidad"
  | "Contenido de la caja"
  | "Cuidado"
  | "Estado"
  | "Conexión"
  | "Batería"
  | "Capacidad"
  | "Idioma"
  | "Clasificación"
  | "Jugadores"
  | "Formato"
  | "Instalación"
  | "Velocidad"
  | "Longitud"
  | "Vigencia"
  | "Pantalla";

const badges = {
  Nuevo: "primary",
  Oferta: "destructive",
  "Más vendido": "primary",
  "Últimas unidades": "destructive",
  Reacondicionado: "secondary",
  Preventa: "outline",
  "Recomendado del taller": "outline",
  Usado: "secondary",
} as const satisfies Record<string, DemoProduct["badge_color"]>;

type Draft = {
  slug: string;
  name: string;
  price: number;
  stock: number;
  badge?: keyof typeof badges;
  text: string;
  facts: Partial<Record<FactLabel, string>>;
  art: ArtSpec;
  /** Further images of the same object; a full spec for another object. */
  views?: (View | ArtSpec)[];
};

type Shelf = { category: ProductCategory; products: Draft[] };

/** The products of one JSON file, all of one category. Validated by products.test.ts. */
export function readShelf(name: string): DemoProduct[] {
  const file = path.join(import.meta.dirname, "products", `${name}.json`);
  const { category, products } = JSON.parse(readFileSync(file, "utf8")) as Shelf;
  return products.map((draft) => {
    const gallery = draft.views?.map((view) => (typeof view === "string" ? { ...draft.art, view } : view));
    return {
      slug: draft.slug,
      name: draft.name,
      description: draft.text,
      price: draft.price,
      category,
      stock: draft.stock,
      badge_text: draft.badge ?? null,
      badge_color: draft.badge ? badges[draft.badge] : "primary",
      details: Object.entries(draft.facts).map(([label, value]) => ({ label, value })),
      art: draft.art,
      ...(gallery ? { gallery } : {}),
    };
  });
}
