"use client";

import { useRouter } from "next/navigation";
import { useCart } from "@/components/cart/cart-store";
import { readAttempt } from "@/components/checkout/browser-store";
import { OrderPayment, type OrderPaymentProps } from "@/components/checkout/order-payment";
import { buttonVariants } from "@/components/ui/button";
import { isHandedOver } from "@/lib/cart/cart";
import { METHODS, OFFLINE_METHODS } from "@/lib/orders/methods";
import { settleCheckout } from "../../../settle-checkout";

type Props = Omit<OrderPaymentProps, "onApproved" | "onClosed">;

/** Another try for an order, with any method: on delivery too while its cart is still in this browser. */
export function PayAgain(props: Props) {
  const router = useRouter();
  // Empty on the server, which knows no attempt either.
  const items = useCart();
  const hasCart = items.some(isHandedOver) && readAttempt()?.token === props.session.token;
  return (
    <>
      <OrderPayment {...props} onApproved={settleCheckout} onClosed={() => router.refresh()} />
      {hasCart &&
        OFFLINE_METHODS.map((method) => (
          <a
            key={method}
            href={`/pagar?metodo=${method}`}
            className={buttonVariants({ variant: "ghost", className: "self-start" })}
          >
            Prefiero pagar {METHODS[method].short.toLowerCase()}
          </a>
        ))}
    </>
  );
}
