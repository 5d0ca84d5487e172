import { z } from "zod";
import type { AnnouncedTable, Change } from "./changes";
import { CACHED_TABLES } from "./tags";

const tables = Object.keys(CACHED_TABLES) as [AnnouncedTable, ...AnnouncedTable[]];

/** A broadcast of the database, and an entry of /api/revalidate. */
export const changeSchema: z.ZodType<Change> = z.object({
  table: z.enum(tables),
  kind: z.enum(["edit", "sale", "sold_out"]).default("edit"),
  products: z.array(z.uuid()).max(50).nullable().default(null),
});
