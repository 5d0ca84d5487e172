import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";

/** Word to type to confirm the deletion. */
export const DELETE_WORD = "ELIMINAR";

const password = z.string().min(1, "Escribe tu contraseña.").max(200, "La contraseña es demasiado larga.");

export const profileSchema = z.object({
  username: z.string().trim().max(60, "Máximo 60 caracteres."),
  phone: z
    .string()
    .max(30, NOT_MOBILE)
    .transform(normalizePhone)
    .refine((phone) => phone === "" || isMobile(phone), NOT_MOBILE),
  shippingAddress: z
    .string()
    .trim()
    .max(300, "Escribe una dirección de 300 caracteres como máximo.")
    .refine((text) => text === "" || text.length >= 5, "Escribe la dirección completa, con barrio y ciudad."),
});

export type ProfileInput = z.output<typeof profileSchema>;

export const changePasswordSchema = z.object({ current: password, password });

export const marketingSchema = z.object({ marketing: ticked });

export const acceptPrivacySchema = z.object({
  privacy: z.literal("on", { error: "Marca la casilla para autorizar el tratamiento de tus datos." }),
});

export const deleteAccountSchema = z.object({
  word: z
    .string()
    .trim()
    .refine((text) => text.toUpperCase() === DELETE_WORD, `Escribe ${DELETE_WORD} para confirmar.`),
  password,
});
