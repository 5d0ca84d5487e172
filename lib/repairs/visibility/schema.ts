import { z } from "zod";
import { repairRefSchema, written } from "../schema";

const { repairId } = repairRefSchema.shape;

export const hidePhotoSchema = z.object({
  repairId,
  photo: z.string("Elige la foto.").min(1, "Elige la foto.").max(200),
  reason: written("Escribe por qué la retiras (mínimo 3 letras).", 300, 3),
});
export const hideCommentSchema = z.object({ commentId: z.number().int().min(1) });
