import type { CartItem } from "@/lib/cart/types";
import { WITHDRAWAL_TERM } from "@/lib/legal/promises";

/** Until when the purchase can be withdrawn from; a digital code until it is sent (Ley 1480 de 2011, art. 47). */
export function WithdrawalLine({ items }: { items: readonly CartItem[] }) {
  const hasCodes = items.some(({ isCode }) => isCode);
  const hasOthers = items.some(({ isCode }) => !isCode);
  const ofOthers = `Tienes ${WITHDRAWAL_TERM} para retractarte de tu compra`;
  const ofCodes = "código digital hasta que se envía.";
  return (
    <>
      {!hasCodes && `${ofOthers}.`}
      {hasCodes && (hasOthers ? `${ofOthers}; de un ${ofCodes}` : `Puedes retractarte de un ${ofCodes}`)}{" "}
      <a href="/terminos#retracto" target="_blank" rel="noopener" className="underline">
        Cómo ejercer el derecho de retracto
      </a>
    </>
  );
}
