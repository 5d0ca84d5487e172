import type { Metadata } from "next";
import { Suspense } from "react";
import { CheckoutSkeleton } from "@/components/checkout/checkout-skeleton";
import { NeedsScript } from "@/components/layout/needs-script";
import { getSessionUser } from "@/lib/auth/session";
import { getCashLimit, getLatestBank, getLatestDelivery, guestCashLimit } from "@/lib/checkout/queries";
import { readOr } from "@/lib/core/read-or";
import { arrivalsOf } from "@/lib/orders/arrival";
import { PAYMENT_METHODS } from "@/lib/orders/methods";
import { pickupShop, pickupText } from "@/lib/orders/pickup-time";
import { isBankPaymentOffered } from "@/lib/payments/banks";
import { getSettings } from "@/lib/settings/queries";
import type { StoreSettings } from "@/lib/settings/types";
import { Constants } from "@/lib/supabase/database.types";
import { getAddresses, getProfile } from "@/lib/users/queries";
import { CheckoutIsland } from "./checkout-island";

const DELIVERIES = Constants.public.Enums.delivery_kind;

export const metadata: Metadata = { title: "Finalizar compra" };

export default async function CheckoutPage({ searchParams }: PageProps<"/pagar">) {
  const settings = await getSettings();
  return (
    <div className="page min-h-dvh max-w-6xl py-6 lg:py-10">
      <h1 className="mb-5 text-2xl sm:text-3xl lg:mb-8">Finalizar compra</h1>
      <NeedsScript
        shop={settings}
        what="El carrito"
        chat="Hola, quiero comprar y la página no me deja usar el carrito."
      >
        <Suspense fallback={<CheckoutSkeleton />}>
          <Checkout settings={settings} searchParams={searchParams} />
        </Suspense>
      </NeedsScript>
    </div>
  );
}

type Props = { settings: StoreSettings; searchParams: PageProps<"/pagar">["searchParams"] };

async function Checkout({ settings, searchParams }: Props) {
  // Without a session the form is just not prefilled; the session is read again on submit.
  const [user, { metodo, entrega }] = await Promise.all([
    readOr(null, "session", getSessionUser()),
    searchParams,
  ]);
  const [profile, addresses, latest, bank, cashLimit, hasBanks] = await Promise.all([
    user && readOr(null, "profile", getProfile(user)),
    user ? readOr([], "addresses", getAddresses()) : [],
    user && readOr(null, "latest-delivery", getLatestDelivery()),
    user && readOr(null, "latest-bank", getLatestBank(user)),
    user ? readOr(guestCashLimit(settings), "cash-limit", getCashLimit()) : guestCashLimit(settings),
    readOr(false, "banks", isBankPaymentOffered()),
  ]);
  return (
    <CheckoutIsland
      email={user?.email ?? ""}
      name={latest?.name ?? ""}
      phone={profile?.phone || latest?.phone || ""}
      address={addresses[0]?.parts ?? latest?.address ?? null}
      addresses={addresses}
      isSignedIn={user !== null}
      startsWith={{
        method: PAYMENT_METHODS.find((one) => one === metodo) ?? latest?.method ?? "card",
        delivery: DELIVERIES.find((one) => one === entrega) ?? latest?.delivery ?? "envio",
        bank,
      }}
      hasBanks={hasBanks}
      pickup={`Gratis. ${pickupText(pickupShop(settings), Date.now())}`}
      city={settings.city}
      arrivals={arrivalsOf(settings, Date.now())}
      cashLimit={cashLimit}
      shop={[settings.address, settings.city].filter(Boolean).join(", ")}
    />
  );
}
