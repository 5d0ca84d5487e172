import type { Route } from "next";
import type { ReactNode } from "react";
import { ConsoleLinks } from "@/components/content/console-links";
import { ContactCards } from "@/components/content/contact-cards";
import { FaqList } from "@/components/content/faq-list";
import { HeroCarousel } from "@/components/content/hero-carousel";
import { HeroSlide } from "@/components/content/hero-slide";
import { JsonLd } from "@/components/content/json-ld";
import { SectionBoundary } from "@/components/content/section-boundary";
import { SectionHeading } from "@/components/content/section-heading";
import { ShopMap } from "@/components/content/shop-map";
import { TrustStrip } from "@/components/content/trust-strip";
import { WhatsappCall } from "@/components/content/whatsapp-call";
import { LiveRefresh } from "@/components/live/live-refresh";
import { priceText, SERVICE_PAGES, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";
import { homeFaqs } from "@/lib/content/faqs";
import { getHeroSlides } from "@/lib/content/queries";
import { env } from "@/lib/core/env";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { organizationJsonLd, storeJsonLd, websiteJsonLd } from "@/lib/seo/json-ld/business";
import { faqJsonLd } from "@/lib/seo/json-ld/list";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { FirstCourse, FirstProduct, FirstService } from "./_home/first-of-lists";

export const ensureStatic = "navigation";

const TITLE = "Reparación de consolas, cursos y tienda gamer en Envigado";

export function generateMetadata() {
  return pageMetadata({
    title: TITLE,
    description:
      "Reparamos PlayStation, Xbox y Nintendo con garantía, dictamos cursos y vendemos productos y repuestos. Envigado, Antioquia.",
    path: "/",
  });
}

const CONSOLES = SERVICE_PAGES.map((page) => ({
  href: servicePageHref(page),
  console: page.console,
  price: priceText(page),
  warranty: warrantyText(page),
}));

export default async function HomePage() {
  const [settings, slides] = await Promise.all([getSettings(), getHeroSlides()]);
  const faqs = homeFaqs(settings);
  const { SITE_URL } = env();
  return (
    <>
      <LiveRefresh tables={["hero_slides", "services", "products", "courses"]} />
      <JsonLd
        data={[
          storeJsonLd(settings, SITE_URL),
          organizationJsonLd(settings, SITE_URL),
          websiteJsonLd(settings, SITE_URL),
          faqJsonLd(faqs),
        ]}
      />
      <HeroCarousel titles={slides.map(({ title }) => title)}>
        {slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} position={index + 1} total={slides.length} />
        ))}
      </HeroCarousel>
      <div className="page flex flex-col gap-16 py-10 sm:gap-20 sm:py-14">
        <div className="flex flex-col gap-8">
          <h1 className="max-w-3xl text-3xl sm:text-4xl">{TITLE}</h1>
          <TrustStrip settings={settings} />
        </div>
        <section aria-labelledby="consolas" className="flex flex-col gap-6">
          <SectionHeading
            id="consolas"
            eyebrow="Taller"
            title="¿Qué consola tienes?"
            href={"/servicios" as Route}
            linkText="Ver todos los servicios"
          />
          <ConsoleLinks links={CONSOLES} />
        </section>
        <div className="grid items-start gap-x-6 gap-y-12 md:grid-cols-3">
          <First id="servicio" list="servicios" title="Servicios" href={"/servicios" as Route}>
            <FirstService />
          </First>
          <First id="producto" list="productos" title="Tienda" href={"/tienda" as Route}>
            <FirstProduct />
          </First>
          <First id="curso" list="cursos" title="Cursos" href="/cursos">
            <FirstCourse />
          </First>
        </div>
        <section aria-labelledby="visitanos" className="flex flex-col gap-6">
          <SectionHeading id="visitanos" eyebrow="Punto de encuentro" title="Visítanos o escríbenos" />
          <div className="grid gap-6 lg:grid-cols-2">
            <ShopMap settings={settings} className="lg:order-last" />
            <ContactCards settings={settings} />
          </div>
        </section>
        <section aria-labelledby="preguntas" className="flex flex-col gap-6">
          <SectionHeading id="preguntas" eyebrow="Antes de venir" title="Preguntas frecuentes" />
          <FaqList faqs={faqs} />
        </section>
        <WhatsappCall
          href={whatsappLink(settings.whatsapp, "Hola, quiero que revisen mi consola.")}
          title="¿Tu consola está fuera de combate?"
          text={`Cuéntanos qué le pasa. El diagnóstico es gratis y lo tienes en ${DIAGNOSIS_TIME}.`}
        />
      </div>
    </>
  );
}

type FirstProps = { id: string; list: string; title: string; href: Route; children: ReactNode };

/** The first items of a list, with a link to all. */
function First({ id, list, title, href, children }: FirstProps) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <SectionHeading
        id={id}
        title={title}
        href={href}
        linkText="Ver todos"
        className="md:max-lg:flex-col md:max-lg:items-start"
      />
      <SectionBoundary list={list}>{children}</SectionBoundary>
    </section>
  );
}
