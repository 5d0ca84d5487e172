import { shopChat } from "@/lib/mail/chat-link";
import type { Letter } from "@/lib/mail/types";

type Shop = { whatsapp: string };

const alarm = (siteUrl: string, { whatsapp }: Shop) =>
  shopChat(whatsapp, siteUrl, "Hola, no reconozco un cambio en mi cuenta.");

const REASON = "Recibes este correo porque es un aviso de seguridad de tu cuenta.";

/** Notice to the account whose password was changed. */
export function passwordChanged(siteUrl: string, shop: Shop): Letter {
  return {
    subject: "Cambió la contraseña de tu cuenta",
    title: "Cambió la contraseña de tu cuenta",
    preview: "Si fuiste tú, no tienes que hacer nada.",
    blocks: [
      "La contraseña de tu cuenta cambió hace un momento. Si fuiste tú, no tienes que hacer nada.",
      [
        "Si no fuiste tú, elige ya otra contraseña desde «¿Olvidaste tu contraseña?», y si no puedes entrar, ",
        alarm(siteUrl, shop),
        ".",
      ],
      { type: "button", link: { label: "Ir a mi cuenta", href: `${siteUrl}/auth` } },
    ],
    reason: REASON,
  };
}

/** Notice to the previous address; the new one has its own mail. */
export function emailChanged(siteUrl: string, shop: Shop): Letter {
  return {
    subject: "Cambió el correo de tu cuenta",
    title: "Cambió el correo de tu cuenta",
    preview: "Si fuiste tú, no tienes que hacer nada.",
    blocks: [
      "Tu cuenta ya no usa este correo: desde ahora se entra con otro. Si fuiste tú, no tienes que hacer nada y este es el último aviso que llega aquí.",
      ["Si no fuiste tú, ", alarm(siteUrl, shop), " cuanto antes para recuperarla."],
      { type: "button", link: { label: "Ir a la tienda", href: siteUrl } },
    ],
    reason: REASON,
  };
}
