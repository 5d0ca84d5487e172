import type { z } from "zod";
import type { foundForSale, sold } from "./rows";

/** The answer of GET /api/mostrador. */
export type FoundForSale = z.output<typeof foundForSale>;
/** Something that the counter can charge: a product, a service, or a repair. */
export type Found = FoundForSale["found"][number];
/** The ticket of a sale, and the cash to give back. */
export type Sold = z.output<typeof sold>;
