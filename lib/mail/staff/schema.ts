import { z } from "zod";

export const settleFailedMailSchema = z.object({
  mailId: z.number().int().positive(),
  /** Retry; otherwise dismiss. */
  retries: z.boolean(),
});

export type SettleFailedMailInput = z.output<typeof settleFailedMailSchema>;
