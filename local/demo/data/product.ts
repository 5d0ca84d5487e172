import { readFileSync } from "node:fs";
import path from "node:path";
import type { ItemCondition, Kind, Platform } from "../../../lib/catalog/facets.ts";
import type { ArtSpec, View } from "../art/types.ts";
import type { DemoProduct, ProductCategory } from "./types.ts";

/** Details that the law requires for distance selling, as the page shows them. */
export type FactLabel =
  | "Compatibilidad"
  | "Material"
  | "Peso"
  | "Dimensiones"
  | "Origen"
  | "Autenticidad"
  | "Contenido de la caja"
  | "Desgaste"
  | "Cuidado"
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
  kind: Kind;
  platforms: Platform[];
  /** New when absent. */
  condition?: { is: ItemCondition; note?: string };
  /** With 0 months the note is the whole warranty. */
  warranty: { months: number; note?: string };
  text: string;
  facts: Partial<Record<FactLabel, string>>;
  art: ArtSpec;
  /** Further images of the same object; a full spec for another object. */
  views?: (View | ArtSpec)[];
};

/** The second picture of a product without further views; a gift card, a code by mail, has none. */
const SECOND_VIEW: Partial<Record<ArtSpec["kind"], View>> = {
  gamepad: "back",
  console: "back",
  game: "detail",
  headset: "box",
  joycons: "tilt",
  storage: "box",
  cable: "box",
  dongle: "box",
  charger: "box",
  stand: "box",
  camera: "box",
  mouse: "box",
  remote: "tilt",
  screen: "tilt",
  battery: "tilt",
  psu: "detail",
  port: "tilt",
  ribbon: "tilt",
  stick: "tilt",
  tools: "tilt",
  caps: "pair",
  triggers: "pair",
  drive: "tilt",
  fan: "tilt",
  paste: "box",
};

type Shelf = { category: ProductCategory; products: Draft[] };

/** The products of one JSON file, all of one category. Validated by products.test.ts. */
export function readShelf(name: string): DemoProduct[] {
  const file = path.join(import.meta.dirname, "products", `${name}.json`);
  const { category, products } = JSON.parse(readFileSync(file, "utf8")) as Shelf;
  return products.map((draft) => {
    const second = SECOND_VIEW[draft.art.kind];
    const views = draft.views ?? (second ? [second] : []);
    const gallery = views.map((view) => (typeof view === "string" ? { ...draft.art, view } : view));
    return {
      slug: draft.slug,
      name: draft.name,
      description: draft.text,
      price: draft.price,
      category,
      platforms: draft.platforms,
      kind: draft.kind,
      condition: draft.condition?.is ?? "nuevo",
      condition_note: draft.condition?.note ?? "",
      warranty_months: draft.warranty.months,
      warranty_note: draft.warranty.note ?? "",
      stock: draft.stock,
      badge_text: draft.badge ?? null,
      badge_color: draft.badge ? badges[draft.badge] : "primary",
      details: Object.entries(draft.facts).map(([label, value]) => ({ label, value })),
      art: draft.art,
      gallery,
    };
  });
}
