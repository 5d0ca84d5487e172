import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { serviceCartItem } from "@/components/catalog/cart-item";
import { RepairSteps } from "@/components/catalog/repair-steps";
import { ServiceCard } from "@/components/catalog/service-card";
import { ServicePageLinks } from "@/components/catalog/service-page-links";
import { ServiceTabs } from "@/components/catalog/service-tabs";
import { JsonLd } from "@/components/content/json-ld";
import { PageIntro } from "@/components/layout/page-intro";
import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { NO_SERVICES } from "@/lib/catalog/labels";
import { getServices } from "@/lib/catalog/queries";
import {
  isInTab,
  isLearnable,
  SERVICE_TAB_LABELS,
  type ServiceTab,
  serviceTabHref,
} from "@/lib/catalog/service-tabs";
import { env } from "@/lib/core/env";
import { fittingCourses } from "@/lib/courses/mission";
import { getCourses } from "@/lib/courses/queries";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { breadcrumbJsonLd, itemListJsonLd } from "@/lib/seo/json-ld/list";

const FIRST_ROW = 2;

/** The services of a tab. */
export async function ServiceList({ tab }: { tab: ServiceTab }) {
  const [all, courses] = await Promise.all([getServices(), getCourses()]);
  const services = all.filter((service) => isInTab(service.name, tab));
  const listed = services.map(({ name, slug }) => ({ name, path: `/servicios#${slug}` }));
  const { SITE_URL } = env();
  const steps = [{ name: "Servicios", path: "/servicios" }];
  if (tab !== "todos") steps.push({ name: SERVICE_TAB_LABELS[tab], path: serviceTabHref(tab) });
  return (
    <>
      <PageIntro
        eyebrow="Servicio técnico"
        title={
          tab === "todos" ? "Reparamos tu consola" : `Servicios: ${SERVICE_TAB_LABELS[tab].toLowerCase()}`
        }
        lead={`Diagnóstico gratis en ${DIAGNOSIS_TIME}, cotización antes de empezar y garantía por escrito. Atendemos en Envigado y a domicilio en el área metropolitana.`}
      />
      <div className="page grid gap-8 py-10 sm:py-14">
        <ServiceTabs current={tab} />
        {services.length === 0 ? (
          <Message title={NO_SERVICES} art="/art/no-results.svg" role="status">
            {tab !== "todos" && (
              <PageLink href="/servicios" className={buttonVariants()}>
                Ver todos los servicios
              </PageLink>
            )}
          </Message>
        ) : (
          <ul className="list-grid sm:gap-y-10">
            {services.map((service, index) => (
              <li key={service.id} id={service.slug} className="grid">
                <ServiceCard
                  service={service}
                  priority={index < FIRST_ROW}
                  isTaught={isLearnable(service.name) && fittingCourses(service.name, courses).length > 0}
                  action={
                    <AddToCartButton
                      item={serviceCartItem(service)}
                      label="Pagar por adelantado"
                      size="sm"
                      variant="ghost"
                    />
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <JsonLd
          data={[
            listed.length > 0 && itemListJsonLd("Servicios", listed, SITE_URL),
            breadcrumbJsonLd(steps, SITE_URL),
          ]}
        />
      </div>
      <RepairSteps />
      <div className="page band">
        <ServicePageLinks />
      </div>
    </>
  );
}
