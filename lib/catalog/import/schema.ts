import { z } from "zod";

export const commitImportSchema = z.object({
  importId: z.uuid(),
  /** Saves over what others changed after the export. */
  overwrite: z.boolean().default(false),
});
