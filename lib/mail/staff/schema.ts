import { z } from "zod";

export const settleLostMailSchema = z.object({
  mailId: z.number().int().positive(),
  /** Retry; otherwise dismiss. */
  retries: z.boolean(),
});

export type SettleFailedMailInput = z.output<typeof settleLostMailSchema>;
