import { whatsappLink } from "@/lib/settings/whatsapp";
import type { Link } from "./types";

const ON_WHATSAPP = " por WhatsApp";

/** "escríbenos por WhatsApp" with a chat link; without a number "escríbenos" with the contact page. */
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
