import type { Metadata } from "next";
import { PaymentFailure } from "../payment-failure";
import type { ResultParams } from "../read-result";

/** Waits for the truth instead of showing an outline first. */
export const instant = false;

export const metadata: Metadata = { title: "Resultado del pago" };

export default function PaymentFailurePage({ searchParams }: { searchParams: ResultParams }) {
  return <PaymentFailure searchParams={searchParams} expected="rejected" />;
}
