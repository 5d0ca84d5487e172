import type { Json } from "@/lib/supabase/database.types";
import { mainImage } from "../gallery";
import { toDetails } from "../rows";
import type { BadgeColor } from "../types";
import type {
  EditableProduct,
  ProductMovements,
  StaffProduct,
  StaffProductPage,
  StockMovement,
  StockReason,
} from "./types";

type ListedRow = {
  id: string;
  slug: string;
  name: string;
  category: string;
  price: number;
  stock: number;
  image: string;
  images: string[];
  badge_text: string;
  badge_color: BadgeColor;
};

/** What the function staff_products answers. */
export type StaffProductsAnswer = {
  items: ListedRow[];
  total: number;
  corrected: string | null;
  low: number | null;
};

function toStaffProduct(row: ListedRow): StaffProduct {
  const { id, slug, name, category, price, stock, badge_text, badge_color } = row;
  const image = mainImage(row.images, row.image);
  return { id, slug, name, category, price, stock, image, badgeText: badge_text, badgeColor: badge_color };
}

export function toStaffProductPage({ items, total, corrected, low }: StaffProductsAnswer): StaffProductPage {
  return { items: items.map(toStaffProduct), total, corrected: corrected || null, low: low ?? 0 };
}

type EditableRow = {
  id: string;
  version: number;
  name: string;
  slug: string;
  description: string;
  price: number;
  category: string;
  badge_text: string;
  badge_color: BadgeColor;
  details: Json;
};

export function toEditableProduct(row: EditableRow): EditableProduct {
  const { badge_text, badge_color, details, ...same } = row;
  return { ...same, badgeText: badge_text, badgeColor: badge_color, details: toDetails(details) };
}

type MovementRow = {
  id: number;
  delta: number;
  reason: StockReason;
  order_id: string | null;
  actor_name: string | null;
  note: string;
  created_at: string;
  balance: number;
};

/** What the function product_movements answers. */
export type MovementsAnswer = Omit<ProductMovements, "items"> & { items: MovementRow[] };

function toMovement(row: MovementRow): StockMovement {
  const { id, delta, reason, note, balance } = row;
  const { order_id: orderId, actor_name: actor, created_at: createdAt } = row;
  return { id, delta, reason, note, balance, orderId, actor, createdAt };
}

export function toMovements({ items, ...rest }: MovementsAnswer): ProductMovements {
  return { ...rest, items: items.map(toMovement) };
}
