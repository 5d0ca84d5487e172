import { z } from "zod";
import { lines } from "@/lib/core/inputs";
import { MAX_BODY, MIN_BODY } from "./labels";

const STARS = "Elige de 1 a 5 estrellas.";

const body = lines.pipe(
  z
    .string()
    .min(MIN_BODY, "Cuéntanos un poco más: al menos 10 caracteres.")
    .max(MAX_BODY, "Tu reseña es muy larga: máximo 1.000 caracteres."),
);

export const submitReviewSchema = z.object({
  productId: z.uuid(),
  stars: z.coerce.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  body,
});

export type SubmitReviewInput = z.output<typeof submitReviewSchema>;
