import { ACCOUNT_KINDS, KEY_KINDS } from "../labels";
import type { Refundable, RefundChannel, RefundKey } from "./rows";

/**
 * How an amount is returned: by the provider unless it has refused to return a part of the payment, or all of it. A part
 * is anything but what the provider still holds. public.open_refund decides.
 */
export function channelOf({ channel, blocked, atProvider }: Refundable, amount: number): RefundChannel {
  if (blocked === "plazo" || (blocked === "parte" && amount !== atProvider)) return "manual";
  return channel;
}

/** What a transfer to the buyer's key needs; empty values are left out by FactList. */
export function keyFacts(key: RefundKey): [label: string, value: string][] {
  if (key.kind === "") return [];
  return [
    ["Enviar a", KEY_KINDS[key.kind]],
    ["Banco", key.bank],
    ["Tipo de cuenta", key.account && ACCOUNT_KINDS[key.account]],
    [key.kind === "cuenta" ? "Número de cuenta" : key.kind === "breb" ? "Llave" : "Celular", key.key],
    ["Titular", key.holder],
    ["Documento", key.document],
  ];
}
