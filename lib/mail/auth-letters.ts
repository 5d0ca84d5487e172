import { mailHtml } from "./layout";
import type { Block, InlineText, Letter } from "./types";

type AuthLetter = Pick<Letter, "subject" | "title" | "preview" | "blocks"> & { reason: string };

const SHOP = "Aventura Gamer";
const SITE = { label: "{{ .SiteURL }}", href: "{{ .SiteURL }}" };
const SHORT_LIVED = "El enlace vence en una hora.";

const button = (type: string, label: string): Block => ({
  type: "button",
  link: {
    label,
    href: `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}&next={{ .RedirectTo }}`,
  },
});

/**
 * Mails that Supabase Auth sends, by template. It fills in the places in double braces; it knows no other data of the
 * shop. supabase/templates has their HTML, supabase/config.toml their subjects.
 */
export const AUTH_LETTERS: Record<string, AuthLetter> = {
  confirmation: {
    subject: `Confirma tu correo en ${SHOP}`,
    title: "Confirma tu correo",
    preview: "Un clic y tu cuenta queda lista.",
    blocks: ["Un clic y tu cuenta queda lista.", button("signup", "Confirmar mi correo")],
    reason: `${SHORT_LIVED} Si no creaste una cuenta, ignora este correo.`,
  },
  recovery: {
    subject: `Restablece tu contraseña de ${SHOP}`,
    title: "Restablece tu contraseña",
    preview: "Elige una contraseña nueva.",
    blocks: [
      "Pediste cambiar la contraseña de tu cuenta. Elige una nueva:",
      button("recovery", "Elegir una contraseña nueva"),
    ],
    reason: `${SHORT_LIVED} Si no lo pediste, ignora este correo: tu contraseña sigue igual.`,
  },
  magic_link: {
    subject: `Tu enlace para entrar a ${SHOP}`,
    title: "Tu enlace para entrar",
    preview: "Entra sin contraseña.",
    blocks: [
      "Entra a tu cuenta con este botón. Sirve una sola vez.",
      button("magiclink", "Entrar a mi cuenta"),
    ],
    reason: `${SHORT_LIVED} Si no lo pediste, ignora este correo.`,
  },
  email_change: {
    subject: `Confirma el cambio de correo en ${SHOP}`,
    title: "Confirma el cambio de correo",
    preview: "El cambio vale cuando confirmes en los dos correos.",
    blocks: [
      "Pediste cambiar el correo de tu cuenta de {{ .Email }} a {{ .NewEmail }}. El cambio vale cuando confirmes en los dos.",
      button("email_change", "Confirmar el cambio"),
    ],
    reason: `${SHORT_LIVED} Si no lo pediste, no abras el enlace: tu correo sigue igual. Cambia tu contraseña, porque alguien entró a tu cuenta.`,
  },
  invite: {
    subject: `Te invitaron a ${SHOP}`,
    title: `Te invitaron a ${SHOP}`,
    preview: "Acepta la invitación y crea tu cuenta.",
    blocks: [
      "Alguien de nuestro equipo te invitó. Acepta para crear tu cuenta.",
      button("invite", "Aceptar la invitación"),
    ],
    reason: `${SHORT_LIVED} Si no esperabas esta invitación, ignora este correo.`,
  },
  reauthentication: {
    subject: "Alguien quiso confirmar que eres tú",
    title: "Alguien quiso confirmar que eres tú",
    preview: "No se cambió nada en tu cuenta.",
    blocks: [
      "Desde tu cuenta pidieron un código de verificación. Aquí no usamos códigos: tu contraseña se cambia en Mi Perfil con la contraseña actual.",
    ],
    reason: "No se cambió nada. Si no fuiste tú, cambia tu contraseña.",
  },
};

/** The template's HTML, in the layout of the shop's other mails. */
export function authMailHtml({ reason, ...letter }: AuthLetter): string {
  const lines: InlineText[] = [reason, [`${SHOP} · `, SITE]];
  return mailHtml(letter, SHOP, lines);
}
