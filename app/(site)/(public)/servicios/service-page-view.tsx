import type { Route } from "next";
import { RepairSteps } from "@/components/catalog/repair-steps";
import { ServiceCall, ServiceRequest, ServiceWhatsapp } from "@/components/catalog/service-call";
import { ServiceDetail } from "@/components/catalog/service-detail";
import { ServicePageLinks } from "@/components/catalog/service-page-links";
import { FaqList } from "@/components/content/faq-list";
import { JsonLd } from "@/components/content/json-ld";
import { BelowFold } from "@/components/layout/below-fold";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PageLink } from "@/components/layout/page-link";
import { getServices } from "@/lib/catalog/queries";
import { isServiceOf, servicePageFor, servicePageHref } from "@/lib/catalog/service-pages";
import type { ServicePage } from "@/lib/catalog/service-pages/types";
import { env } from "@/lib/core/env";
import { missionPath } from "@/lib/courses/mission";
import { breadcrumbJsonLd, faqJsonLd } from "@/lib/seo/json-ld/list";
import { serviceJsonLd } from "@/lib/seo/json-ld/service";
import { openDays } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";

/** Detail page of a console's repair service. */
export async function ServicePageView({ page }: { page: ServicePage }) {
  const [settings, services] = await Promise.all([getSettings(), getServices()]);
  const shown = services.find(({ name, image }) => image && servicePageFor(name) === page);
  const steps = [
    { name: "Inicio", path: "/" },
    { name: "Servicios", path: "/servicios" },
    { name: `Reparación de ${page.console}`, path: servicePageHref(page) },
  ];
  return (
    <>
      <div className="page grid grid-cols-1 gap-12 pt-2 pb-12 sm:pt-6">
        <div className="-mb-8">
          <Breadcrumbs items={steps.map(({ name, path }) => ({ label: name, href: path as Route }))} />
        </div>
        <ServiceDetail
          page={page}
          picture={shown?.image}
          services={services.filter(({ name }) => isServiceOf(page, name))}
          action={
            <>
              <ServiceRequest service={page.slug} />
              <ServiceWhatsapp
                quiet
                whatsapp={settings.whatsapp}
                message={`Hola, quiero reparar mi ${page.console}. ¿Me ayudan con el diagnóstico?`}
              />
              <PageLink href={missionPath(`Reparación de ${page.console}`)} className="more-link">
                Aprende a repararla
              </PageLink>
            </>
          }
        />
      </div>
      <BelowFold>
        <RepairSteps />
        <div className="page band grid grid-cols-1 gap-12 lg:gap-16">
          <section aria-labelledby="preguntas" className="band-split">
            <h2 id="preguntas" className="band-title">
              Preguntas frecuentes
            </h2>
            <FaqList faqs={[...page.faqs]} />
          </section>
          <ServiceCall
            whatsapp={settings.whatsapp}
            console={page.console}
            service={page.slug}
            hours={`Atendemos de ${openDays(settings)}.`}
          />
          <ServicePageLinks except={page.slug} title="También reparamos" />
        </div>
        <JsonLd data={structuredData(page, steps, shown?.image)} />
      </BelowFold>
    </>
  );
}

function structuredData(page: ServicePage, steps: { name: string; path: string }[], image?: string) {
  const siteUrl = env().SITE_URL;
  return [
    serviceJsonLd(
      {
        name: page.title,
        description: page.description,
        path: servicePageHref(page),
        priceFrom: page.priceFrom,
        warrantyMonths: page.warrantyMonths,
        image: image ?? page.image,
        serviceType: `Reparación de ${page.console}`,
        areaServed: "Valle de Aburrá, Antioquia",
      },
      siteUrl,
    ),
    faqJsonLd(page.faqs),
    breadcrumbJsonLd(steps.slice(1), siteUrl),
  ];
}
