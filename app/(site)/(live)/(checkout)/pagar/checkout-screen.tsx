"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CartChanges } from "@/components/cart/cart-changes";
import { cart, useCart } from "@/components/cart/cart-store";
import { EmptyCart } from "@/components/cart/empty-cart";
import { useCartReview } from "@/components/cart/use-cart-review";
import { readAttempt, readShipping, saveShipping } from "@/components/checkout/browser-store";
import { CardPayment } from "@/components/checkout/card-payment";
import { type CheckoutDraft, CheckoutForm } from "@/components/checkout/checkout-form";
import { CheckoutReview } from "@/components/checkout/checkout-review";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { OpenOrderNotice } from "@/components/checkout/open-order-notice";
import { SignInHint } from "@/components/checkout/sign-in-hint";
import { useCheckout } from "@/components/checkout/use-checkout";
import { useOpenOrder } from "@/components/checkout/use-open-order";
import { Button } from "@/components/ui/button";
import { cartTotal, isHandedOver, isParcel } from "@/lib/cart/cart";
import { cashProblem } from "@/lib/checkout/cash-limit";
import type { ProposedShipping } from "@/lib/checkout/shipping";
import type { CashLimit } from "@/lib/checkout/types";
import { METHODS, OFFLINE_METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";
import { settleCheckout } from "../../settle-checkout";

type Props = ProposedShipping & {
  isSignedIn: boolean;
  startsWith: PaymentMethod;
  /** Arrival of a parcel within the metropolitan area. */
  arrival: string;
  /** Address of the shop. */
  shop: string;
  cashLimit: CashLimit;
};

/** The checkout, from the order form to the card form. Rendered in the browser only: the cart is in localStorage. */
export function CheckoutScreen({ isSignedIn, startsWith, arrival, shop, cashLimit, ...proposed }: Props) {
  const items = useCart();
  const problem = cashProblem(items, cashLimit);
  const takesCash = items.some(isHandedOver) && !problem;
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    shipping: readShipping(proposed),
    delivery: "envio",
    method: startsWith,
    acceptsTerms: false,
  }));
  // Payment on delivery needs a delivery and a total within its limit; the cart may change in another tab.
  const current: CheckoutDraft =
    takesCash || METHODS[draft.method].isOnline ? draft : { ...draft, method: "card" };
  /** The order was placed: the cart is already empty while the order's page loads. */
  const [isLeaving, setLeaving] = useState(false);
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
    onCashPlaced: ({ token, whatsappUrl }) => {
      setLeaving(true);
      cart.clear();
      // If the browser blocks the WhatsApp window, the order's page has the link.
      if (whatsappUrl) window.open(whatsappUrl, "_blank", "noopener,noreferrer");
      router.replace(`/pedido/${token}?nuevo`);
    },
    onSettled: ({ token, paymentStatus }) => {
      if (paymentStatus === "paid") settle(token);
      router.push(`/pedido/${token}`);
    },
  });
  const { phase, placing, errors, message } = checkout;

  function change(next: CheckoutDraft) {
    setDraft(next);
    saveShipping(next.shipping, proposed);
    if (next.method !== draft.method) keepInAddress(next.method);
    checkout.recheck(next);
  }

  function backToForm(reason?: string) {
    checkout.backToForm(reason);
    void review();
  }

  /** Another payment method for the same data: missing fields are shown in the form. */
  function placeWith(method: PaymentMethod) {
    const next = { ...draft, method };
    checkout.backToForm();
    change(next);
    void checkout.place(next);
  }

  const notice = open.order && <OpenOrderNotice order={open.order} onDismiss={open.dismiss} />;
  if (isLeaving)
    return (
      <p role="status" className="text-muted-foreground">
        Recibimos tu pedido. Abriendo su página…
      </p>
    );
  if (phase.name === "form" && items.length === 0)
    return (
      <div className="flex flex-col gap-6">
        {notice}
        <CartChanges changes={changes} onDismiss={dismiss} />
        <EmptyCart />
      </div>
    );

  const isPaying = phase.name === "paying";
  const total = isPaying ? phase.session.amount : cartTotal(items);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <CheckoutSummary items={items} total={total} shop={shop} />
      <div className="flex min-w-0 flex-col gap-6 lg:order-first">
        {!isPaying && notice}
        <CartChanges changes={isPaying ? [] : changes} onDismiss={dismiss} />
        {isPaying ? (
          <>
            <CheckoutReview
              shipping={draft.shipping}
              hasAddress={items.some(isParcel)}
              onBack={() => backToForm()}
            />
            <CardPayment
              session={phase.session}
              onApproved={settle}
              onClosed={backToForm}
              otherMeans={
                takesCash &&
                OFFLINE_METHODS.map((method) => (
                  <Button
                    key={method}
                    variant="outline"
                    size="sm"
                    className="mt-2"
                    onClick={() => placeWith(method)}
                  >
                    {METHODS[method].action}
                  </Button>
                ))
              }
            />
          </>
        ) : (
          <CheckoutForm
            draft={current}
            items={items}
            errors={errors}
            message={message}
            isPlacing={placing !== undefined}
            isBlocked={open.order?.stage === "pending"}
            arrival={arrival}
            total={total}
            cashProblem={problem}
            onChange={change}
            onSubmit={() => void checkout.place(current)}
          >
            {!isSignedIn && <SignInHint />}
          </CheckoutForm>
        )}
      </div>
    </div>
  );
}

/** The chosen payment method survives a reload and back navigation. */
function keepInAddress(method: PaymentMethod): void {
  const query = METHODS[method].isOnline ? "" : `?metodo=${method}`;
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${query}`);
}
