import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import { typedAddressFields } from "@/lib/places/schema";

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
});

export type ProfileInput = z.output<typeof profileSchema>;

/** An address of the address book; without an id a new one. */
export const addressSchema = z.object({
  id: z.union([z.literal(""), z.uuid()]).default(""),
  label: z.string().trim().max(40, "Máximo 40 caracteres.").default(""),
  isDefault: ticked,
  ...typedAddressFields,
});

export type AddressInput = z.output<typeof addressSchema>;

export const addressRefSchema = z.object({ id: z.uuid() });

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
