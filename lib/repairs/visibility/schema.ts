import { z } from "zod";
import { repairRefSchema } from "../schema";

const { repairId } = repairRefSchema.shape;

export const hidePhotoSchema = z.object({
  repairId,
  photo: z.string("Elige la foto.").min(1, "Elige la foto.").max(200),
  reason: z
    .string()
    .trim()
    .min(3, "Escribe por qué la retiras (mínimo 3 letras).")
    .max(300, "Escribe máximo 300 caracteres."),
});
export const hideCommentSchema = z.object({ commentId: z.number().int().min(1) });
