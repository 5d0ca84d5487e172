import { z } from "zod";
import { CACHED_TABLES } from "./cache";
import type { AnnouncedTable, Change } from "./changes";

const tables = Object.keys(CACHED_TABLES) as [AnnouncedTable, ...AnnouncedTable[]];

const fields = {
  table: z.enum(tables),
  kind: z.enum(["edit", "sale", "sold_out"]).default("edit"),
  products: z.array(z.uuid()).max(50).nullable().default(null),
};

/** An entry of /api/revalidate. */
export const changeSchema: z.ZodType<Change> = z.object(fields);

/** A broadcast of the database, which gives each an id, and an entry of changes_since(). */
export const heardSchema = z.object({ ...fields, id: z.string().optional() });

export type HeardChange = z.infer<typeof heardSchema>;
