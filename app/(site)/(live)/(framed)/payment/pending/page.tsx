import type { Metadata } from "next";
import { PaymentFailure } from "../payment-failure";
import type { ResultParams } from "../read-result";

export const metadata: Metadata = { title: "Resultado del pago" };

export default function PaymentPendingPage({ searchParams }: { searchParams: ResultParams }) {
  return <PaymentFailure searchParams={searchParams} />;
}
