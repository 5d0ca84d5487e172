import type { Metadata } from "next";
import { Suspense } from "react";
import { buttonVariants } from "@/components/ui/button";
import { getSessionUser } from "@/lib/auth/session";
import { readOr } from "@/lib/core/read-or";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { getProfile } from "@/lib/users/queries";
import { CartIsland } from "./cart-island";
import { CartSkeleton } from "./cart-skeleton";

export const metadata: Metadata = { title: "Carrito de compras" };

export default function CartPage() {
  return (
    <div className="page py-8 lg:py-12">
      <h1 className="mb-6 text-3xl lg:text-4xl">Carrito de Compras</h1>
      <noscript>
        <CartWithoutScript />
      </noscript>
      <Suspense fallback={<CartSkeleton />}>
        <Cart />
      </Suspense>
    </div>
  );
}

async function Cart() {
  // Without a session the form is just not prefilled; the session is read again on submit.
  const [user, settings] = await Promise.all([readOr(null, "session", getSessionUser()), getSettings()]);
  const profile = user && (await readOr(null, "profile", getProfile(user)));
  return (
    <CartIsland
      email={user?.email ?? ""}
      phone={profile?.phone ?? ""}
      address={profile?.shippingAddress ?? ""}
      isSignedIn={user !== null}
      contactUrl={whatsappLink(settings.whatsapp, "Hola, tengo una pregunta sobre los métodos de pago.")}
    />
  );
}

/** Without JavaScript there is no cart, only a contact link. */
async function CartWithoutScript() {
  const { whatsapp, phone } = await getSettings();
  return (
    <div className="panel mb-6 flex flex-col items-start gap-4 p-5">
      <p>
        Tu navegador no está ejecutando JavaScript y el carrito lo necesita. Actívalo, o dinos qué quieres
        comprar y te lo vendemos por WhatsApp{phone && ` o al ${phone}`}.
      </p>
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, "Hola, quiero comprar y la página no me deja usar el carrito.")}
          className={buttonVariants({ variant: "warm" })}
        >
          Comprar por WhatsApp
        </a>
      )}
    </div>
  );
}
