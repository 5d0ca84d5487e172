import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { WaitingPayment } from "@/components/checkout/waiting-payment";
import { NoScript } from "@/components/layout/needs-script";
import { PollRefresh } from "@/components/live/poll-refresh";
import { PaymentResult } from "@/components/orders/payment-result";
import { buttonVariants } from "@/components/ui/button";
import { getSessionUser } from "@/lib/auth/session";
import { getCheckoutState, getLatestBank, paymentSession } from "@/lib/checkout/queries";
import { UNKNOWN } from "@/lib/checkout/result-text";
import type { CheckoutState } from "@/lib/checkout/types";
import { isLinkToken } from "@/lib/core/inputs";
import { readOr } from "@/lib/core/read-or";
import { getOrderByToken } from "@/lib/orders/queries";
import { isBankPaymentOffered } from "@/lib/payments/banks";
import { getSettings } from "@/lib/settings/queries";
import { PayAgain } from "./pay-again";

export const metadata: Metadata = { title: "Tu pago", referrer: "no-referrer" };

/** Where the buyer's bank sends them back to, and where an open payment is followed: by the database's state alone. */
export default async function BankPage({ searchParams }: PageProps<"/pago/banco">) {
  const { pedido } = await searchParams;
  const token = typeof pedido === "string" && isLinkToken(pedido) ? pedido : null;
  const state = token && (await getCheckoutState({ token }));
  if (!state)
    return (
      <PaymentResult {...UNKNOWN}>
        <a href="/tienda" className={buttonVariants()}>
          Volver a la tienda
        </a>
      </PaymentResult>
    );
  if (state.stage === "paid") redirect(successUrl(state));
  if (state.stage === "pending") return <Pending state={state} />;
  if (state.stage === "open") return <Payable state={state} />;
  return (
    <PaymentResult look="rejected" title="El pago no se completó" text={state.message}>
      <a href={`/pedido/${state.token}`} className={buttonVariants()}>
        Ver mi pedido
      </a>
    </PaymentResult>
  );
}

const successUrl = ({ paymentId, token }: CheckoutState) =>
  `/payment/success?${new URLSearchParams({ payment_id: paymentId, status: "approved", pedido: token })}` as const;

async function Pending({ state }: { state: CheckoutState }) {
  const settings = await getSettings();
  const title = state.bankUrl
    ? "Termina el pago en tu banco"
    : state.hasChallenge
      ? "Tu banco pide que confirmes"
      : "Esperamos la respuesta del pago";
  return (
    <PaymentResult look="pending" title={title} text={`${state.message} Esta página se actualiza sola.`}>
      <NoScript
        shop={settings}
        what="Seguir este pago"
        chat={`Hola, pregunto por el pago del pedido ${state.number}.`}
      />
      <WaitingPayment state={state} />
    </PaymentResult>
  );
}

async function Payable({ state }: { state: CheckoutState }) {
  const user = await readOr(null, "session", getSessionUser());
  const [order, hasBanks, bank] = await Promise.all([
    getOrderByToken(state.token),
    readOr(false, "banks", isBankPaymentOffered()),
    user && readOr(null, "latest-bank", getLatestBank(user)),
  ]);
  if (!order) return null;
  return (
    <div className="page flex max-w-2xl flex-col gap-6 py-8 lg:py-12">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">El pago no se completó</h1>
        <p role="status">{state.message || "No se hizo ningún cobro. Puedes intentarlo de nuevo."}</p>
      </div>
      {/* The bank's answer may come after its customer. */}
      <PollRefresh first={2000} max={15_000} />
      <PayAgain
        session={paymentSession(order, user?.email)}
        startsWith={{ method: order.paymentMethod, bank }}
        hasBanks={hasBanks}
        startsOpen
      />
    </div>
  );
}
