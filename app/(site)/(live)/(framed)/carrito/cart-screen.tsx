"use client";

import { CartChanges } from "@/components/cart/cart-changes";
import { CartItems } from "@/components/cart/cart-items";
import { useCart } from "@/components/cart/cart-store";
import { EmptyCart } from "@/components/cart/empty-cart";
import { UndoRemoval } from "@/components/cart/undo-removal";
import { useCartReview } from "@/components/cart/use-cart-review";
import { ArrivalDays } from "@/components/catalog/arrival-days";
import { readAttempt } from "@/components/checkout/browser-store";
import { OpenOrderNotice } from "@/components/checkout/open-order-notice";
import { OrderSummary } from "@/components/checkout/order-summary";
import { PaymentMethodCard } from "@/components/checkout/payment-method-card";
import { useOpenOrder } from "@/components/checkout/use-open-order";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { isHandedOver } from "@/lib/cart/cart";
import { METHODS, OFFLINE_METHODS } from "@/lib/orders/methods";
import type { PickupShop } from "@/lib/orders/pickup-time";
import { settleCheckout } from "../../settle-checkout";

type Props = { contactUrl: string; otherCities: string; pickup: { pickup: PickupShop } };

/** The cart's items and total, with the link to checkout. Rendered in the browser only: the cart is in localStorage. */
export function CartScreen({ contactUrl, otherCities, pickup }: Props) {
  const items = useCart();
  const open = useOpenOrder(settleCheckout);
  const { changes, dismiss } = useCartReview(() => readAttempt()?.token);
  const hasDelivery = items.some(isHandedOver);
  const isEmpty = items.length === 0;
  return (
    <div className="flex flex-col gap-6">
      {open.order && <OpenOrderNotice order={open.order} onDismiss={open.dismiss} />}
      <CartChanges changes={changes} onDismiss={dismiss} />
      {/* Rendered in one place for both states, so that 'undo' survives emptying the cart. */}
      <UndoRemoval />
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          <CartItems />
          <div className="flex flex-col gap-6 lg:sticky lg:top-24">
            <OrderSummary
              items={items}
              otherCities={otherCities}
              pickup={<ArrivalDays what={pickup}>Recógelo en {pickup.pickup.city}.</ArrivalDays>}
            >
              {/* Full page loads: the checkout has its own content policy. */}
              <div className="flex flex-col gap-3">
                <a href="/pagar" className={buttonVariants({ size: "lg" })}>
                  Proceder al Pago
                </a>
                {hasDelivery &&
                  OFFLINE_METHODS.map((method) => (
                    <a
                      key={method}
                      href={`/pagar?metodo=${method}`}
                      className={buttonVariants({ variant: "outline", size: "sm" })}
                    >
                      <Icon name="lucide--message-circle" />
                      {METHODS[method].action}
                    </a>
                  ))}
              </div>
            </OrderSummary>
            <PaymentMethodCard contactUrl={contactUrl} hasDelivery={hasDelivery} />
          </div>
        </div>
      )}
    </div>
  );
}
