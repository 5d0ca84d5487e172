import { shopChat } from "@/lib/mail/chat-link";
import type { Block, Link } from "@/lib/mail/types";
import { orderNumber } from "../order-number";
import type { OrderDetail } from "../rows";
import { orderLink } from "./rights";
import type { OrderMailContext } from "./types";

export function orderButton(
  order: Pick<OrderDetail, "token">,
  siteUrl: string,
  label = "Ver mi pedido",
): Block {
  return { type: "button", link: { label, href: orderLink(siteUrl, order) } };
}

/** WhatsApp chat link that names the order. */
export function chatLink(
  { id }: Pick<OrderDetail, "id">,
  { shop, siteUrl }: Pick<OrderMailContext, "shop" | "siteUrl">,
): Link {
  return shopChat(shop.whatsapp, siteUrl, `Hola, les escribo por mi pedido ${orderNumber(id)}.`);
}
