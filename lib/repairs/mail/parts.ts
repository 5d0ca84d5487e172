import { counted } from "@/lib/core/counted";
import { formatCop } from "@/lib/core/money";
import { shopChat } from "@/lib/mail/chat-link";
import type { Block, Letter, Link } from "@/lib/mail/types";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { DEVICE_LABELS } from "../labels";
import { repairNumber } from "../number";
import type { LetterQuote, RepairLetter } from "./rows";

export type RepairMailContext = {
  siteUrl: string;
  now: number;
  shop: Pick<StoreSettings, "whatsapp" | "address" | "city" | "opensAt" | "closesAt">;
};

/** Composes a mail from the repair's current state; null when there is nothing to send any more. */
export type RepairWriter = (repair: RepairLetter, context: RepairMailContext) => Letter | null;

export const REASON = "Recibes este correo porque dejaste esta dirección para una reparación.";

/** "Reparación 1a2b3c4d". */
export function repairTitle({ id }: Pick<RepairLetter, "id">): string {
  return `Reparación ${repairNumber(id)}`;
}

/** Only the kind of device: the model was typed by the customer and is left out. */
export function deviceNoun({ device_kind }: Pick<RepairLetter, "device_kind">): string {
  return device_kind && device_kind !== "otro" ? DEVICE_LABELS[device_kind] : "equipo";
}

/** The page that mails link to: the public link, else the owner's page; none when the link was revoked. */
export function repairButton(
  { id, token, has_account }: Pick<RepairLetter, "id" | "token" | "has_account">,
  siteUrl: string,
  label = "Ver mi reparación",
): Block[] {
  const path = token ? `/reparacion/${token}` : has_account ? `/servicios-tecnicos/${id}` : null;
  return path ? [{ type: "button", link: { label, href: siteUrl + path } }] : [];
}

export function chatLink(
  repair: Pick<RepairLetter, "id">,
  { shop, siteUrl }: Pick<RepairMailContext, "shop" | "siteUrl">,
  label?: string,
): Link {
  const greeting = `Hola, les escribo por la reparación ${repairNumber(repair.id)}.`;
  return shopChat(shop.whatsapp, siteUrl, greeting, label);
}

/** "Calle 1 # 2-3, Envigado, de lunes a sábado de 9:00 a 19:00". */
export function whereAndWhen(shop: RepairMailContext["shop"]): string {
  return `${[shop.address, shop.city].filter(Boolean).join(", ")}, de ${openDays(shop)}`;
}

/** Text of a quote's amount. */
export function quoteBill({ lines, total, deposit }: LetterQuote): Block {
  const left: (readonly [string, string])[] =
    deposit > 0
      ? [
          ["Anticipo", `-${formatCop(deposit)}`],
          ["Falta por pagar", formatCop(total - deposit)],
        ]
      : [];
  return {
    type: "bill",
    lines: lines.map(({ concept, quantity = 1, amount }) => ({
      name: concept,
      detail: counted(quantity, "unidad", "unidades"),
      amount: formatCop(amount),
    })),
    sums: [["Total, IVA incluido", formatCop(total)], ...left],
  };
}
