import type { Tables } from "@/lib/supabase/database.types";
import { type ColumnOf, fromRow } from "@/lib/supabase/fields";
import { EDITED_FIELDS, SERVICE_FIELDS } from "../fields";
import { mainImage } from "../gallery";
import type { SummaryRow } from "../rows";
import type {
  EditableProduct,
  EditableService,
  ProductMovements,
  StaffProduct,
  StaffProductPage,
  StockMovement,
  StockReason,
} from "./types";

type ListedRow = Omit<SummaryRow, "description">;

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

type EditableRow<Table extends "products" | "services", Column extends string> = Pick<
  Tables<Table>,
  "id" | "version" | (Column & keyof Tables<Table>)
>;

export function toEditableProduct(
  row: EditableRow<"products", ColumnOf<typeof EDITED_FIELDS>>,
): EditableProduct {
  return { id: row.id, version: row.version, ...fromRow(EDITED_FIELDS, row) };
}

export function toEditableService(
  row: EditableRow<"services", ColumnOf<typeof SERVICE_FIELDS>>,
): EditableService {
  return { id: row.id, version: row.version, ...fromRow(SERVICE_FIELDS, row) };
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
