import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { serviceCartItem } from "@/components/catalog/cart-item";
import { ServiceCard } from "@/components/catalog/service-card";
import { ServicePageLinks } from "@/components/catalog/service-page-links";
import { ServiceTabs } from "@/components/catalog/service-tabs";
import { JsonLd } from "@/components/content/json-ld";
import { IntentLink } from "@/components/layout/intent-link";
import { LiveRefresh } from "@/components/layout/live-refresh";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { NO_SERVICES } from "@/lib/catalog/labels";
import { getServices } from "@/lib/catalog/queries";
import { servicePageFor, servicePageHref } from "@/lib/catalog/service-pages";
import { isInTab, SERVICE_TAB_LABELS, type ServiceTab } from "@/lib/catalog/service-tabs";
import { itemListJsonLd } from "@/lib/content/json-ld";
import { env } from "@/lib/core/env";

const FIRST_ROW = 2;

/** The services of a tab. */
export async function ServiceList({ tab }: { tab: ServiceTab }) {
  const services = (await getServices()).filter((service) => isInTab(service.name, tab));
  const listed = services.map(({ name }) => {
    const page = servicePageFor(name);
    return { name, path: page ? servicePageHref(page) : "/servicios" };
  });
  return (
    <div className="page grid gap-8 pt-8 pb-16">
      <header>
        <p className="font-display text-sm font-bold tracking-widest text-electric uppercase">
          Servicio técnico
        </p>
        <h1 className="text-4xl sm:text-5xl">
          {tab === "todos" ? "Reparamos tu consola" : `Servicios: ${SERVICE_TAB_LABELS[tab].toLowerCase()}`}
        </h1>
        <p className="mt-3 max-w-prose text-muted">
          Diagnóstico gratis en 24 horas, cotización antes de empezar y garantía por escrito. Atendemos en
          Envigado y a domicilio en el área metropolitana.
        </p>
      </header>
      <ServiceTabs current={tab} />
      {services.length === 0 ? (
        <Message title={NO_SERVICES} art="/art/no-results.svg" role="status">
          {tab !== "todos" && (
            <IntentLink href="/servicios" className={buttonVariants()}>
              Ver todos los servicios
            </IntentLink>
          )}
        </Message>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service, index) => (
            <li key={service.id} className="grid">
              <ServiceCard
                service={service}
                priority={index < FIRST_ROW}
                action={<AddToCartButton item={serviceCartItem(service)} />}
              />
            </li>
          ))}
        </ul>
      )}
      <ServicePageLinks />
      <JsonLd data={itemListJsonLd("Servicios", listed, env().SITE_URL)} />
      <LiveRefresh tables={["services"]} />
    </div>
  );
}
