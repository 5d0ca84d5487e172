import type { z } from "zod";
import type { ProductValues, ServiceValues } from "../fields";
import type { bulkOutcome, countAnswer, productMovements, staffProductPage } from "./rows";

export type StaffProductPage = z.output<typeof staffProductPage>;
/** A row of the staff list. */
export type StaffProduct = StaffProductPage["items"][number];

/** What an editor loads and saves. */
export type EditableProduct = ProductValues & { id: string; version: number };

export type EditableService = ServiceValues & { id: string; version: number };

export type BulkOutcome = z.output<typeof bulkOutcome>;
export type CountAnswer = z.output<typeof countAnswer>;
export type ProductMovements = z.output<typeof productMovements>;
export type StockMovement = ProductMovements["items"][number];
export type StockReason = StockMovement["reason"];
