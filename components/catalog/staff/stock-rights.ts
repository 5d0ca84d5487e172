import type { Rights } from "@/lib/auth/rights";

/** What decides which movements the stock dialog offers. */
export type StockRights = Pick<Rights, "correctsStock" | "seesCost">;
