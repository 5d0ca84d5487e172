import { z } from "zod";

export const commitImportSchema = z.object({
  importId: z.uuid(),
  /** Overwrites changes that others made after the export. */
  overwrite: z.boolean().default(false),
});
