"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CartChanges } from "@/components/cart/cart-changes";
import { cart, useCart } from "@/components/cart/cart-store";
import { EmptyCart } from "@/components/cart/empty-cart";
import { useCartReview } from "@/components/cart/use-cart-review";
import { readAttempt, readBank, readShipping, saveShipping } from "@/components/checkout/browser-store";
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
import { bankRefusal } from "@/lib/checkout/bank-form";
import { cashProblem } from "@/lib/checkout/cash-limit";
import type { ProposedShipping } from "@/lib/checkout/shipping";
import type { CashLimit } from "@/lib/checkout/types";
import type { Arrivals } from "@/lib/orders/arrival";
import { METHODS, methodTexts, OFFLINE_METHODS } from "@/lib/orders/methods";
import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";
import type { BankForm } from "@/lib/payments/bank-form";
import { composeAddress } from "@/lib/places/address";
import type { SavedAddress } from "@/lib/users/types";
import { settleCheckout } from "../../settle-checkout";

type Props = ProposedShipping & {
  isSignedIn: boolean;
  startsWith: { method: PaymentMethod; delivery: DeliveryKind; bank: BankForm | null };
  arrivals: Arrivals;
  /** From when goods can be fetched, and in which city. */
  pickup: string;
  city: string;
  /** The account's address book. */
  addresses: readonly SavedAddress[];
  /** PSE takes payments now. */
  hasBanks: boolean;
  /** Address of the shop. */
  shop: string;
  cashLimit: CashLimit;
};

/** The checkout, from the order form to the card form. Rendered in the browser only: the cart is in localStorage. */
export function CheckoutScreen({ isSignedIn, startsWith, cashLimit, shop, ...props }: Props) {
  const { arrivals, pickup, city, addresses, hasBanks, ...proposed } = props;
  const items = useCart();
  const [isBankOffered, setBankOffered] = useState(hasBanks);
  const problems: Partial<Record<PaymentMethod, string | null>> = {
    pse: bankRefusal(cartTotal(items), isBankOffered),
    contra_entrega: cashProblem(items, cashLimit),
  };
  const takesCash = items.some(isHandedOver) && !problems.contra_entrega;
  const [draft, setDraft] = useState<CheckoutDraft>(() => ({
    shipping: readShipping(proposed),
    delivery: startsWith.delivery,
    method: startsWith.method,
    bank: readBank(startsWith.bank),
    invoice: null,
    acceptsTerms: false,
  }));
  // Payment on delivery needs a delivery; the cart may change in another tab, and PSE may stop responding.
  const isPossible = METHODS[draft.method].isOnline ? !problems[draft.method] : takesCash;
  const current: CheckoutDraft = isPossible ? draft : { ...draft, method: "card" };
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
    if (next.method !== draft.method || next.delivery !== draft.delivery) keepInAddress(next);
    void checkout.recheck(next);
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

  const hasParcel = items.some(isParcel);
  const delivery = hasParcel ? draft.delivery : "envio";
  const sentTo = delivery === "tienda" ? `Recoges en ${shop}` : composeAddress(draft.shipping);
  const place = hasParcel ? sentTo : undefined;
  const isPaying = phase.name === "paying";
  const total = isPaying ? phase.session.amount : cartTotal(items);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <CheckoutSummary items={items} total={total} delivery={delivery} shop={shop} />
      <div className="flex min-w-0 flex-col gap-6 lg:order-first">
        {!isPaying && notice}
        <CartChanges changes={isPaying ? [] : changes} onDismiss={dismiss} />
        {isPaying ? (
          <>
            <CheckoutReview shipping={draft.shipping} place={place} onBack={() => backToForm()} />
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
                    {methodTexts(method, draft.delivery).action}
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
            isSignedIn={isSignedIn}
            isPlacing={placing !== undefined}
            isBlocked={open.order?.stage === "pending"}
            arrivals={arrivals}
            addresses={addresses}
            pickup={pickup}
            city={city}
            total={total}
            problems={problems}
            onBankUnavailable={() => setBankOffered(false)}
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

/** The choices survive a reload and back navigation. */
function keepInAddress({ method, delivery }: CheckoutDraft): void {
  const query = new URLSearchParams({ metodo: method, entrega: delivery });
  window.history.replaceState(window.history.state, "", `${window.location.pathname}?${query}`);
}
