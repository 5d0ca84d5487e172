import type { ProductValues, ServiceValues } from "../fields";
import type { ProductSummary } from "../types";

/** A line of the back office's list. */
export type StaffProduct = Omit<ProductSummary, "description">;

export type StaffProductPage = {
  items: StaffProduct[];
  total: number;
  /** The query that was searched instead, when nothing matched what was typed. */
  corrected: string | null;
  /** Up to how many units are few. */
  low: number;
};

/** What an editor loads and sends back. */
export type EditableProduct = ProductValues & { id: string; version: number };

export type EditableService = ServiceValues & { id: string; version: number };

/** Saved, or what somebody else saved meanwhile. */
export type SaveAnswer<Row> = { saved: true; version: number } | { saved: false; current: Row };

export type BulkOutcome = {
  selected: number;
  changed: number;
  /** How many cannot change so: the whole edit is refused. */
  refused: number;
  examples: { name: string; before: string | number; after: string | number }[];
};

/** `saved` is false when the stock moved while counting: `before` is the new one. */
export type CountAnswer = { saved: boolean; before: number; counted: number; delta: number };

export type StockReason = "initial" | "reserved" | "released" | "adjusted" | "counted" | "repair";

export type StockMovement = {
  id: number;
  delta: number;
  reason: StockReason;
  orderId: string | null;
  /** Who moved it; null for the shop itself and for guests. */
  actor: string | null;
  note: string;
  createdAt: string;
  /** What was left after it. */
  balance: number;
};

export type ProductMovements = {
  product: { id: string; slug: string; name: string; stock: number };
  /** Units of orders that are not shipped yet: on the shelf, but no longer for sale. */
  reserved: number;
  total: number;
  items: StockMovement[];
};
