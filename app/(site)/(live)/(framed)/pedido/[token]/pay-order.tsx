"use client";

import { useRouter } from "next/navigation";
import { OrderPayment, type OrderPaymentProps } from "@/components/checkout/order-payment";
import { settleCheckout } from "../../../settle-checkout";

/** Payment of an order from its page. */
export function PayOrder(props: Omit<OrderPaymentProps, "onApproved" | "onClosed">) {
  const router = useRouter();
  return <OrderPayment {...props} onApproved={settleCheckout} onClosed={() => router.refresh()} />;
}
