import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import {
  ADDRESS_LIMITS,
  type AddressParts,
  addressProblems,
  composeAddress,
  NO_ADDRESS,
  parseAddress,
} from "@/lib/places/address";

/** Word to type to confirm the deletion. */
export const DELETE_WORD = "ELIMINAR";

const password = z.string().min(1, "Escribe tu contraseña.").max(200, "La contraseña es demasiado larga.");

const part = (limit: number) => z.string().trim().max(limit, `Escribe ${limit} caracteres como máximo.`);

/** An unchanged address is kept as stored, even one saved before it had parts. */
export const profileSchema = z
  .object({
    username: z.string().trim().max(60, "Máximo 60 caracteres."),
    phone: z
      .string()
      .max(30, NOT_MOBILE)
      .transform(normalizePhone)
      .refine((phone) => phone === "" || isMobile(phone), NOT_MOBILE),
    street: part(ADDRESS_LIMITS.street),
    complement: part(ADDRESS_LIMITS.complement),
    city: part(ADDRESS_LIMITS.city),
    department: z.string().max(40),
    savedAddress: z.string().max(300),
  })
  .superRefine((profile, context) => {
    if (isUntouched(profile) || ADDRESS.every((name) => profile[name] === "")) return;
    for (const [name, message] of Object.entries(addressProblems(profile)))
      context.addIssue({ code: "custom", path: [name], message });
  })
  .transform((profile) => ({
    username: profile.username,
    phone: profile.phone,
    shippingAddress: isUntouched(profile) ? profile.savedAddress : composeAddress(profile),
  }));

const ADDRESS = Object.keys(NO_ADDRESS) as (keyof AddressParts)[];

function isUntouched({ savedAddress, ...typed }: AddressParts & { savedAddress: string }): boolean {
  const saved = parseAddress(savedAddress);
  return ADDRESS.every((name) => typed[name] === saved[name]);
}

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
