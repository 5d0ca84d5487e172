import type { Route } from "next";
import { ConsoleLinks } from "@/components/content/console-links";
import { HeroCarousel } from "@/components/content/hero-carousel";
import { HeroSlide } from "@/components/content/hero-slide";
import { JsonLd } from "@/components/content/json-ld";
import { OpeningNow } from "@/components/content/opening-now";
import { SectionBoundary } from "@/components/content/section-boundary";
import { SectionHeading } from "@/components/content/section-heading";
import { Arrivals } from "@/components/home/arrivals";
import { BestSellers } from "@/components/home/best-sellers";
import { Doors } from "@/components/home/doors";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { LiveRefresh } from "@/components/live/live-refresh";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SERVICE_PAGES, servicePageHref, warrantyText } from "@/lib/catalog/service-pages";
import { homeFaqs } from "@/lib/content/faqs";
import { getHeroSlides } from "@/lib/content/queries";
import { env } from "@/lib/core/env";
import { formatCop } from "@/lib/core/money";
import { arrivalsBeside } from "@/lib/home/arrivals";
import { getBestSellers, getHomeProducts, getNewest } from "@/lib/home/queries";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { organizationJsonLd, storeJsonLd, websiteJsonLd } from "@/lib/seo/json-ld/business";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { openDays } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { HomeCourses, HomeProducts, HomeServices } from "./_home/chosen";
import { Faqs, Proof, Visit } from "./_home/proof";

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
  price: `Desde ${formatCop(page.priceFrom)}`,
  warranty: warrantyText(page),
}));

const ARRIVALS = 3;

const HELLO = "Hola, quiero que revisen mi consola.";

export default async function HomePage() {
  const [settings, slides, sellers, products, newest] = await Promise.all([
    getSettings(),
    getHeroSlides(),
    getBestSellers(),
    getHomeProducts(),
    getNewest(),
  ]);
  const arrivals = arrivalsBeside(newest, [...products.items, ...sellers], ARRIVALS);
  const faqs = homeFaqs(settings);
  const { SITE_URL } = env();
  const { opensAt, closesAt, whatsapp } = settings;
  return (
    <>
      <LiveRefresh isPublic tables={["products"]} kinds="sales" listed={products.items.map(({ id }) => id)} />
      <JsonLd
        data={[
          storeJsonLd(settings, SITE_URL),
          organizationJsonLd(settings, SITE_URL),
          websiteJsonLd(settings, SITE_URL),
        ]}
      />
      <HeroCarousel titles={slides.map(({ title }) => title)}>
        {slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} position={index + 1} total={slides.length} />
        ))}
      </HeroCarousel>
      <section className="band-card border-b py-5 sm:py-10">
        <div className="page grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
          <div className="flex flex-col items-start gap-2 sm:gap-4">
            <h1 className="text-2xl sm:text-3xl xl:text-4xl">{TITLE}</h1>
            <OpeningNow opensAt={opensAt} closesAt={closesAt} hours={`Abrimos ${openDays(settings)}`} />
          </div>
          <div className="grid lg:row-span-2">
            <Doors />
          </div>
          <div className="flex flex-wrap gap-2.5 *:grow max-sm:*:px-3.5 lg:*:grow-0">
            <a href="/solicitar-reparacion" className={buttonVariants()}>
              <Icon name="lucide--wrench" />
              Solicitar reparación
            </a>
            {whatsapp && (
              <WhatsappButton href={whatsappLink(whatsapp, HELLO)} variant="outline">
                WhatsApp
              </WhatsappButton>
            )}
          </div>
        </div>
      </section>
      <section aria-labelledby="producto" className="band">
        <div className="page flex flex-col gap-6">
          <SectionHeading
            id="producto"
            title="Tienda"
            href={"/tienda" as Route}
            linkText="Ver todo en Tienda"
          />
          <SectionBoundary list="productos">
            <HomeProducts />
          </SectionBoundary>
          <div className="grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-[3fr_2fr]">
            {sellers.length > 0 && (
              <div>
                <h3 className="text-xl">Más vendidos</h3>
                <p className="text-sm text-muted-foreground">En los últimos pedidos pagados.</p>
                <BestSellers products={sellers} />
              </div>
            )}
            {arrivals.length > 0 && (
              <div>
                <h3 className="text-xl">Recién llegados</h3>
                <Arrivals products={arrivals} />
              </div>
            )}
          </div>
        </div>
      </section>
      <Proof />
      <section aria-labelledby="servicio" className="band band-ink">
        <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id="servicio" className="band-title">
              ¿Qué consola tienes?
            </h2>
            <p className="band-lead">
              El diagnóstico es gratis y lo tienes en {DIAGNOSIS_TIME}. Cotizamos antes de empezar.
            </p>
            <ConsoleLinks links={CONSOLES} />
          </div>
          <div className="flex flex-col gap-2">
            <SectionHeading
              title="Servicios"
              href={"/servicios" as Route}
              linkText="Ver todos los servicios"
            />
            <SectionBoundary list="servicios">
              <HomeServices />
            </SectionBoundary>
          </div>
        </div>
      </section>
      <section aria-labelledby="curso" className="band band-card">
        <div className="page band-split">
          <div>
            <h2 id="curso" className="band-title">
              Cursos
            </h2>
            <p className="band-lead">
              Aprende el oficio con quienes reparan todos los días. Empiezas cuando quieras y vas a tu ritmo.
            </p>
            <a href="/cursos" className="more-link">
              Ver todos los cursos
              <Icon name="lucide--arrow-right" />
            </a>
          </div>
          <SectionBoundary list="cursos">
            <HomeCourses />
          </SectionBoundary>
        </div>
      </section>
      <Visit settings={settings} />
      <Faqs faqs={faqs} />
      <section aria-labelledby="solicitar" className="band band-primary -mb-16">
        <div className="page flex flex-col items-start gap-4">
          <h2 id="solicitar" className="band-title">
            ¿Tu consola está fuera de combate?
          </h2>
          <p className="max-w-xl">
            Cuéntanos qué le pasa. El diagnóstico es gratis y lo tienes en {DIAGNOSIS_TIME}.
          </p>
          <a href="/solicitar-reparacion" className={buttonVariants({ variant: "warm", size: "lg" })}>
            <Icon name="lucide--wrench" />
            Solicitar reparación
          </a>
        </div>
      </section>
    </>
  );
}
