import { z } from "zod";

const id = z.uuid("No encontramos esa reseña.");

export const moderateReviewsSchema = z.object({
  reviewIds: z.array(id).min(1, "Elige al menos una reseña.").max(100, "Elige máximo 100 reseñas."),
  /** 'pending' reverts a decision. */
  status: z.enum(["approved", "rejected", "pending"], "Una reseña se aprueba o se rechaza."),
});

export type ModerateReviewsInput = z.output<typeof moderateReviewsSchema>;
