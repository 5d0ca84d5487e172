import type { Metadata } from "next";
import { PaymentFailure } from "../payment-failure";
import type { ResultParams } from "../read-result";

/** Blocks until the payment's state is known instead of streaming a skeleton. */
export const instant = false;

export const metadata: Metadata = { title: "Resultado del pago" };

export default function PaymentPendingPage({ searchParams }: { searchParams: ResultParams }) {
  return <PaymentFailure searchParams={searchParams} />;
}
