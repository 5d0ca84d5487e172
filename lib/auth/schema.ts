import { z } from "zod";

const email = z
  .string()
  .trim()
  .min(1, "Escribe tu correo.")
  .max(254, "Ese correo es demasiado largo.")
  .pipe(z.email("Escribe un correo válido, por ejemplo nombre@correo.com."));

const password = z.string().min(1, "Escribe tu contraseña.").max(200, "La contraseña es demasiado larga.");

/** Return path; validated by safeNext, so any text is accepted here. */
const next = z.string().max(2000).optional().catch(undefined);

export const signInSchema = z.object({ email, password, next });

export const signUpSchema = z.object({
  username: z.string().trim().max(60, "Máximo 60 caracteres.").optional(),
  email,
  password,
  privacy: z.literal("on", { error: "Para crear tu cuenta debes aceptar la política de privacidad." }),
  next,
});

export const recoverySchema = z.object({ email });
export const resendSchema = z.object({ email, next });
export const newPasswordSchema = z.object({ password });
export const googleSchema = z.object({ next });

/** A mail's link: what it is for, as Auth names it, and its token. */
export const mailLinkSchema = z.object({
  type: z.enum(["signup", "email", "recovery", "magiclink", "invite", "email_change"]),
  token_hash: z.string().min(1).max(200),
  next,
});
export type MailLink = z.output<typeof mailLinkSchema>;
