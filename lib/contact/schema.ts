import { z } from "zod";
import { lines, linkToken } from "@/lib/core/inputs";
import { normalizePhone } from "@/lib/core/phone";
import { CONTACT_KINDS, CONTACT_SERVICES } from "./types";

const MAX_MESSAGE = 3000;

export const sendMessageSchema = z.object({
  name: z.string().trim().min(2, "Escribe tu nombre.").max(120, "Tu nombre es muy largo: máximo 120 letras."),
  phone: z
    .string()
    .transform(normalizePhone)
    .pipe(z.string().regex(/^\d{7,15}$/, "Escribe un teléfono válido, como 300 123 4567.")),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "Ese correo es muy largo.")
    .pipe(z.union([z.literal(""), z.email("Escribe un correo válido, como nombre@correo.com.")])),
  kind: z.enum(CONTACT_KINDS, "Elige qué quieres contarnos."),
  service: z
    .union([z.literal(""), z.enum(CONTACT_SERVICES)], "Elige un servicio de la lista.")
    .transform((service) => service || null),
  message: lines.pipe(
    z
      .string()
      .min(10, "Cuéntanos un poco más: al menos 10 letras.")
      .max(MAX_MESSAGE, "Tu mensaje es muy largo: máximo 3.000 letras."),
  ),
  privacy: z.literal("on", "Autoriza el tratamiento de tus datos para poder responderte."),
  /** Honeypot: a hidden field that only bots fill in. */
  sitio: z.string().max(500).default(""),
  token: z.string().max(200).default(""),
});

export const subscribeSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, "Ese correo es muy largo.")
    .pipe(z.email("Escribe un correo válido, como nombre@correo.com.")),
  /** The page of the site with the subscription box. */
  source: z.string().trim().max(40).default(""),
  privacy: z.literal("on", "Marca la casilla para recibir el boletín."),
  sitio: z.string().max(500).default(""),
  token: z.string().max(200).default(""),
});

/** The random token of the newsletter's links. */
export const newsletterTokenSchema = z.object({
  token: linkToken("Este enlace no está completo. Ábrelo otra vez desde el correo."),
});

/** Message number, and the phone or e-mail that was given with it. */
export const findMessageSchema = z.object({
  number: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^PQR-\d{4}-\d{6,10}$/, "Escribe el número como PQR-2026-000001."),
  contact: z
    .string()
    .trim()
    .min(5, "Escribe el teléfono o el correo con que nos escribiste.")
    .max(254, "Ese dato es muy largo.")
    .transform((text) => (text.includes("@") ? text.toLowerCase() : normalizePhone(text))),
});

export type SendMessageInput = z.output<typeof sendMessageSchema>;
