import { formatCop } from "@/lib/core/money";
import { cardLabel } from "./labels";
import type { PaymentAttempt } from "./rows";

type Paid = Pick<PaymentAttempt, "method" | "lastFour" | "parts">;

/** What a payment was made with: "Visa terminada en 1234", or what staff received: "Efectivo $40.000 y Datáfono $60.000 (004512)". */
export function paidWith({ method, lastFour, parts }: Paid): string {
  if (!parts || parts.length === 0) return cardLabel(method, lastFour);
  const isOne = parts.length === 1;
  const texts = parts.map(({ method: way, amount, reference }) =>
    [cardLabel(way, ""), !isOne && formatCop(amount), reference && `(${reference})`]
      .filter(Boolean)
      .join(" "),
  );
  return isOne ? (texts[0] ?? "") : `${texts.slice(0, -1).join(", ")} y ${texts.at(-1)}`;
}
