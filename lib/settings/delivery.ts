import { z } from "zod";

const opening = z.number().int().min(1).max(20);

/** The columns of the settings about delivery. */
export const deliverySettings = z.object({
  deliveryDays: z.record(z.string(), z.tuple([opening, opening])),
  carriers: z.array(z.object({ name: z.string(), url: z.string(), phone: z.string() })),
});
