import type { Metadata } from "next";
import { NeedsScript } from "@/components/layout/needs-script";
import type { RequestValues } from "@/components/repairs/request/request-values";
import { RequestWizard } from "@/components/repairs/request/request-wizard";
import { Icon } from "@/components/ui/icon";
import { getSessionUser } from "@/lib/auth/session";
import { directionsUrl } from "@/lib/content/map";
import { formatCop } from "@/lib/core/money";
import { readOr } from "@/lib/core/read-or";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { NO_ADDRESS } from "@/lib/places/address";
import { getPickupDays, getPickupPrice } from "@/lib/repairs/queries";
import { openingHours } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { getAddresses, getProfile } from "@/lib/users/queries";
import { readPrefill } from "./read-prefill";

export const metadata: Metadata = {
  title: "Solicitar una reparación",
  description: "Cuéntanos qué le pasa a tu consola y sigue su reparación en línea.",
};

/** As many days as fit on a phone; for other days the customer writes to the shop. */
const DAYS = 6;

const PROMISES = [
  `Diagnóstico gratis en ${DIAGNOSIS_TIME}`,
  "Apruebas el precio antes de empezar",
  "Garantía por escrito",
];

export default async function RequestRepairPage({ searchParams }: PageProps<"/solicitar-reparacion">) {
  const [settings, contact, start, days, pickupPrice] = await Promise.all([
    getSettings(),
    getOwnContact(),
    searchParams.then(readPrefill),
    getPickupDays(),
    getPickupPrice(),
  ]);
  const { paid, chosen, ...begun } = start;
  const initial: RequestValues = {
    ...begun,
    paidToken: paid?.token ?? "",
    paidService: paid?.slug ?? "",
    delivery: "local",
    pickupDay: "",
    pickupSlot: "",
    consent: false,
    ...contact,
  };
  return (
    <div className="page max-w-3xl py-8 lg:py-12">
      <header className="mb-6 flex flex-col gap-3">
        <h1 className="text-3xl sm:text-4xl">Solicitar una reparación</h1>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Icon name="lucide--check" className="size-5 text-success" />
              {promise}
            </li>
          ))}
        </ul>
      </header>
      {paid && (
        <p className="panel mb-4 p-4 font-semibold">
          Ya pagaste «{paid.name}» ({formatCop(paid.amount)}) en el pedido {paid.order}: se descuenta de tu
          cotización.
        </p>
      )}
      {chosen && (
        <p className="panel mb-4 p-4 font-semibold">
          {chosen.name} · desde {formatCop(chosen.price)}
        </p>
      )}
      <NeedsScript shop={settings} what="La solicitud en línea" chat="Hola, quiero solicitar una reparación.">
        <RequestWizard
          initial={initial}
          requestKey={crypto.randomUUID()}
          days={days.slice(0, DAYS)}
          place={{ ...placeOf(settings), pickupPrice }}
        />
      </NeedsScript>
      {settings.whatsapp && (
        <p className="mt-6 text-center text-muted-foreground">
          ¿Prefieres hablar con alguien?{" "}
          <a
            href={whatsappLink(settings.whatsapp, "Hola, quiero solicitar una reparación.")}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2"
          >
            Escríbenos por WhatsApp
          </a>
        </p>
      )}
    </div>
  );
}

/** Prefilled from the account; editable. */
async function getOwnContact() {
  const user = await getSessionUser();
  const [profile, addresses] = await Promise.all([
    user && readOr(null, "profile", getProfile(user)),
    user ? readOr([], "addresses", getAddresses()) : [],
  ]);
  return {
    name: profile?.username ?? user?.username ?? "",
    phone: profile?.phone ?? "",
    email: user?.email ?? "",
    ...(addresses[0]?.parts ?? NO_ADDRESS),
  };
}

function placeOf(settings: StoreSettings) {
  const { address, city, region, serviceRadiusMeters } = settings;
  const [days = "", hours = ""] = openingHours(settings)[0] ?? [];
  const where = [address, city, region].filter(Boolean).join(", ");
  return {
    address: where,
    hours: `${days}, ${hours}.`,
    area: `Área metropolitana, hasta ${Math.round(serviceRadiusMeters / 1000)} km de ${city}`,
    mapUrl: directionsUrl(settings),
  };
}
