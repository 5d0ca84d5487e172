import { z } from "zod";

export const settleLostMailSchema = z.object({
  mailId: z.number().int().positive(),
  /** Tried again; otherwise put aside. */
  retries: z.boolean(),
});

export type SettleLostMailInput = z.output<typeof settleLostMailSchema>;
