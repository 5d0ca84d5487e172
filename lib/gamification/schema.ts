import { z } from "zod";
import { isSocialAddress } from "./social-address";

export const claimAchievementSchema = z.object({
  achievement: z.enum(
    ["first-purchase", "social-media", "novice-level", "pro-gamer-level"],
    "No encontramos ese logro.",
  ),
});

export const submitSocialPostSchema = z.object({
  url: z
    .string()
    .trim()
    .max(500, "Ese enlace es demasiado largo.")
    .refine(
      isSocialAddress,
      "Pega el enlace completo de tu publicación en Instagram, TikTok, YouTube, Facebook o X.",
    ),
});
