import type { Metadata } from "next";
import { Suspense } from "react";
import { CheckoutSkeleton } from "@/components/checkout/checkout-skeleton";
import { NeedsScript } from "@/components/layout/needs-script";
import { getSessionUser } from "@/lib/auth/session";
import { getCashLimit, getLatestDelivery, guestCashLimit } from "@/lib/checkout/queries";
import { readOr } from "@/lib/core/read-or";
import { arrivalsOf } from "@/lib/orders/arrival";
import { PAYMENT_METHODS } from "@/lib/orders/methods";
import { getSettings } from "@/lib/settings/queries";
import type { StoreSettings } from "@/lib/settings/types";
import { getAddresses, getProfile } from "@/lib/users/queries";
import { CheckoutIsland } from "./checkout-island";

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
          <Checkout settings={settings} method={searchParams.then(({ metodo }) => metodo)} />
        </Suspense>
      </NeedsScript>
    </div>
  );
}

type Props = { settings: StoreSettings; method: Promise<string | string[] | undefined> };

async function Checkout({ settings, method }: Props) {
  // Without a session the form is just not prefilled; the session is read again on submit.
  const [user, chosen] = await Promise.all([readOr(null, "session", getSessionUser()), method]);
  const [profile, addresses, latest, cashLimit] = await Promise.all([
    user && readOr(null, "profile", getProfile(user)),
    user ? readOr([], "addresses", getAddresses()) : [],
    user && readOr(null, "latest-delivery", getLatestDelivery()),
    user ? readOr(guestCashLimit(settings), "cash-limit", getCashLimit()) : guestCashLimit(settings),
  ]);
  return (
    <CheckoutIsland
      email={user?.email ?? ""}
      name={latest?.name ?? ""}
      phone={profile?.phone || latest?.phone || ""}
      address={addresses[0]?.parts ?? latest?.address ?? null}
      addresses={addresses}
      isSignedIn={user !== null}
      startsWith={PAYMENT_METHODS.find((one) => one === chosen) ?? "card"}
      arrivals={arrivalsOf(settings, Date.now())}
      cashLimit={cashLimit}
      shop={[settings.address, settings.city].filter(Boolean).join(", ")}
    />
  );
}
