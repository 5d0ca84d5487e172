import { whatsappLink } from "@/lib/settings/whatsapp";
import type { Link } from "./types";

const ON_WHATSAPP = " por WhatsApp";

/** "escríbenos por WhatsApp", a chat with the shop; while it has no number, "escríbenos", its contact page. */
export function shopChat(
  whatsapp: string,
  siteUrl: string,
  message: string,
  label = `escríbenos${ON_WHATSAPP}`,
): Link {
  return whatsapp
    ? { label, href: whatsappLink(whatsapp, message) }
    : { label: label.replace(ON_WHATSAPP, ""), href: `${siteUrl}/contacto` };
}
