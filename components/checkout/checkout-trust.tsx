import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { CartItem } from "@/lib/cart/types";
import { WithdrawalLine } from "./withdrawal-line";

/** The buyer's protections, all of which are in the terms. */
export function CheckoutTrust({ items, shop }: { items: readonly CartItem[]; shop: string }) {
  const hasProducts = items.some(({ type }) => type === "product");
  return (
    <ul className="flex flex-col gap-2.5 border-t pt-5 text-sm text-muted-foreground">
      <Mark icon="lucide--lock">
        Pagas con Mercado Pago o en la página de tu banco: nuestra tienda no ve tus claves ni el número de tu
        tarjeta.
      </Mark>
      <Mark icon="lucide--undo-2">
        <WithdrawalLine items={items} />
      </Mark>
      {hasProducts && (
        <Mark icon="lucide--shield-check">
          Garantía por el plazo que dice la página de cada producto.{" "}
          <a href="/terminos#garantia" target="_blank" rel="noopener" className="underline">
            Cómo funciona
          </a>
        </Mark>
      )}
      {shop && <Mark icon="lucide--map-pin">Tienda física: {shop}.</Mark>}
    </ul>
  );
}

function Mark({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-success" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
