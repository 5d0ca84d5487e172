"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CartChanges } from "@/components/cart/cart-changes";
import { CartItems } from "@/components/cart/cart-items";
import { cart, useCart } from "@/components/cart/cart-store";
import { EmptyCart } from "@/components/cart/empty-cart";
import { useCartReview } from "@/components/cart/use-cart-review";
import { readAttempt, readShipping, saveAttempt, saveShipping } from "@/components/checkout/browser-store";
import { CardPayment } from "@/components/checkout/card-payment";
import { CashOrderPlaced } from "@/components/checkout/cash-order-placed";
import { CheckoutProblem } from "@/components/checkout/checkout-problem";
import { CheckoutReview } from "@/components/checkout/checkout-review";
import { OpenOrderNotice } from "@/components/checkout/open-order-notice";
import { OrderSummary } from "@/components/checkout/order-summary";
import { PaymentMethodCard } from "@/components/checkout/payment-method-card";
import { CHECKOUT_FORM, ShippingForm } from "@/components/checkout/shipping-form";
import { useCheckout } from "@/components/checkout/use-checkout";
import { useOpenOrder } from "@/components/checkout/use-open-order";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cartCount, cartTotal } from "@/lib/cart/cart";
import type { ShippingValues } from "@/lib/checkout/shipping";
import { settleCheckout } from "../settle-checkout";

type Props = {
  /** Shipping data of the profile; empty for guests. */
  email: string;
  phone: string;
  address: string;
  isSignedIn: boolean;
  contactUrl: string;
};

/** The cart through to the card form. Rendered in the browser only: the cart is in localStorage. */
export function CartScreen({ email, phone, address, isSignedIn, contactUrl }: Props) {
  const items = useCart();
  const proposed = { email, phone, address };
  const [shipping, setShipping] = useState<ShippingValues>(() => readShipping(proposed));
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const router = useRouter();
  const open = useOpenOrder(settleCheckout);
  const settle = (token: string) => {
    settleCheckout(token);
    open.remember(token);
  };
  const { changes, review, dismiss } = useCartReview(() => readAttempt()?.token);
  const checkout = useCheckout({
    items,
    isSignedIn,
    onStale: review,
    onCashPlaced: ({ whatsappUrl }) => {
      cart.clear();
      // When the browser blocks the WhatsApp window, the next card has its link.
      window.open(whatsappUrl, "_blank", "noopener,noreferrer");
    },
    onSettled: ({ token, paymentStatus }) => {
      if (paymentStatus === "paid") settle(token);
      router.push(`/pedido/${token}`);
    },
  });
  const { phase, placing, errors, message } = checkout;

  function changeShipping(values: ShippingValues) {
    setShipping(values);
    saveShipping(values, proposed);
    checkout.recheck(values, acceptsTerms);
  }

  function changeTerms(accepts: boolean) {
    setAcceptsTerms(accepts);
    checkout.recheck(shipping, accepts);
  }

  function backToCart(reason?: string) {
    checkout.backToCart(reason);
    void review();
  }

  function dismissOrder() {
    // From here on the cart belongs to a new order: approval of the previous one must not empty it.
    if (open.order?.stage === "pending") saveAttempt(null);
    open.dismiss();
  }

  if (phase.name === "cash-placed") return <CashOrderPlaced order={phase.order} />;
  const notice = open.order && <OpenOrderNotice order={open.order} onDismiss={dismissOrder} />;
  if (phase.name === "cart" && items.length === 0)
    return (
      <div className="flex flex-col gap-6">
        {notice}
        <CartChanges changes={changes} onDismiss={dismiss} />
        <EmptyCart />
      </div>
    );

  const hasProducts = items.some(({ type }) => type === "product");
  const hasDelivery = items.some(({ type }) => type !== "course");
  const isPaying = phase.name === "paying";
  return (
    <div className="flex flex-col gap-6">
      {!isPaying && notice}
      <CartChanges changes={isPaying ? [] : changes} onDismiss={dismiss} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {phase.name === "paying" ? (
            <>
              <CardPayment
                session={phase.session}
                onApproved={settle}
                onClosed={backToCart}
                otherMeans={
                  hasProducts ? "También puedes volver al carrito y pedirla contra entrega." : undefined
                }
              />
              <CheckoutReview items={items} shipping={shipping} onBack={() => backToCart()} />
            </>
          ) : (
            <>
              <CartItems />
              <ShippingForm
                values={shipping}
                acceptsTerms={acceptsTerms}
                errors={errors}
                hasProducts={hasProducts}
                hasDelivery={hasDelivery}
                hasCourses={items.some(({ type }) => type === "course")}
                isSignedIn={isSignedIn}
                onChange={changeShipping}
                onTermsChange={changeTerms}
                onSubmit={() => void checkout.place("card", shipping, acceptsTerms)}
              />
            </>
          )}
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24">
          <OrderSummary
            total={phase.name === "paying" ? phase.session.amount : cartTotal(items)}
            count={cartCount(items)}
            hasProducts={hasProducts}
            hasDelivery={hasDelivery}
          >
            {!isPaying && (
              <div className="flex flex-col gap-3">
                <CheckoutProblem message={message} />
                <SubmitButton
                  form={CHECKOUT_FORM}
                  size="lg"
                  pending={placing === "card"}
                  pendingText="Preparando el pago…"
                  disabled={placing !== undefined || open.order?.stage === "pending"}
                >
                  Proceder al Pago
                </SubmitButton>
                {hasDelivery && (
                  <Button
                    variant="warm"
                    size="sm"
                    disabled={placing !== undefined}
                    aria-busy={placing === "contra_entrega"}
                    onClick={() => void checkout.place("contra_entrega", shipping, acceptsTerms)}
                  >
                    <Icon name="lucide--message-circle" />
                    {placing === "contra_entrega"
                      ? "Guardando tu pedido…"
                      : "Pedir por WhatsApp contra entrega"}
                  </Button>
                )}
              </div>
            )}
          </OrderSummary>
          <PaymentMethodCard contactUrl={contactUrl} hasDelivery={hasDelivery} />
        </div>
      </div>
    </div>
  );
}
