import { z } from "zod";

const id = z.uuid("No encontramos esa reseña.");

export const moderateReviewsSchema = z.object({
  reviewIds: z.array(id).min(1, "Elige al menos una reseña.").max(100, "Elige máximo 100 reseñas."),
  status: z.enum(["approved", "rejected"], "Una reseña se aprueba o se rechaza."),
});

export const reopenReviewSchema = z.object({ reviewId: id });

export type ModerateReviewsInput = z.output<typeof moderateReviewsSchema>;
