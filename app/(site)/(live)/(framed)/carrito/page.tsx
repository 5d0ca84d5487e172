import type { Metadata } from "next";
import { Suspense } from "react";
import { CartSkeleton } from "@/components/cart/cart-skeleton";
import { NeedsScript } from "@/components/layout/needs-script";
import { pickupShop } from "@/lib/orders/pickup-time";
import { otherCities } from "@/lib/settings/other-cities";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { CartIsland } from "./cart-island";

export const metadata: Metadata = { title: "Carrito de compras" };

export default async function CartPage() {
  const settings = await getSettings();
  return (
    <div className="page min-h-dvh max-w-6xl py-8 lg:py-12">
      <h1 className="mb-6 text-3xl lg:text-4xl">Carrito de Compras</h1>
      <NeedsScript
        shop={settings}
        what="El carrito"
        chat="Hola, quiero comprar y la página no me deja usar el carrito."
      >
        <Suspense fallback={<CartSkeleton />}>
          <CartIsland
            pickup={{ pickup: pickupShop(settings) }}
            contactUrl={whatsappLink(
              settings.whatsapp,
              "Hola, tengo una pregunta sobre los métodos de pago.",
            )}
            otherCities={otherCities(settings.deliveryDays)}
          />
        </Suspense>
      </NeedsScript>
    </div>
  );
}
