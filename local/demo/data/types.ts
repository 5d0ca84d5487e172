import type { ItemCondition, Kind, Platform } from "../../../lib/catalog/facets.ts";
import type { Place } from "../../../lib/places/address.ts";
import type { ArtSpec } from "../art/types.ts";

export type ProductCategory =
  | "controles"
  | "consolas"
  | "extras"
  | "xbox"
  | "ps4"
  | "ps5"
  | "nintendo"
  | "repuestos";

export type DemoProduct = {
  slug: string;
  name: string;
  description: string;
  /** Pesos, IVA included. */
  price: number;
  category: ProductCategory;
  platforms: Platform[];
  kind: Kind;
  condition: ItemCondition;
  condition_note: string;
  warranty_months: number;
  warranty_note: string;
  stock: number;
  badge_text: string | null;
  badge_color: "primary" | "secondary" | "destructive" | "outline";
  details: { label: string; value: string }[];
  art: ArtSpec;
  gallery: ArtSpec[];
};

export type DemoService = { slug: string; name: string; description: string; price: number; art: ArtSpec };

export type DemoLesson = {
  id: string;
  title: string;
  description: string;
  preview?: boolean;
};

/** As authored; what it includes is computed from the lessons, and so are their minutes, by the database. */
export type DemoCourseDraft = Omit<DemoCourse, "includes">;

export type DemoCourse = {
  slug: string;
  title: string;
  description: string;
  price: number;
  /** Without it, the general rate. */
  tax_class?: "iva_5" | "exento" | "excluido";
  content: string;
  art: ArtSpec;
  duration_weeks: number;
  level: "principiante" | "intermedio" | "avanzado";
  estimated_students: number;
  has_certification: boolean;
  curriculum: { name: string; lessons: DemoLesson[] }[];
  requirements: string[];
  includes: string[];
  learning_outcomes: string[];
};

export type DemoSlide = {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  button_text: string;
  button_url: string;
  art: ArtSpec;
  display_order: number;
  is_active: boolean;
};

export type DemoOrder = {
  /** Ids are derived from it. */
  key: string;
  /** Undefined for a guest. */
  buyer: { id: string | null; name: string; email: string; phone: string; place: Place };
  method: "card" | "contra_entrega";
  /** Fetched in the shop; a parcel when omitted. */
  delivery?: "tienda";
  daysAgo: number;
  paid?: boolean;
  items: { type: "product" | "service" | "course"; slug: string; quantity: number }[];
  shipping?: {
    status: "processing" | "shipped" | "in_transit" | "out_for_delivery" | "delivered";
    carrier: string;
    tracking: string;
    /** Negative for future days. */
    estimatedDaysAgo: number;
    deliveredDaysAgo?: number;
  };
  /** Who its invoice was asked for, and the one that was issued. */
  invoice?: {
    type: "CC" | "CE" | "NIT" | "PAS";
    document: string;
    name: string;
    email: string;
    municipality: string;
    issued?: { number: string; cufe: string };
  };
};
