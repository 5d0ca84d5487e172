import { ContactForm } from "@/components/contact/contact-form";
import { ContactCards } from "@/components/content/contact-cards";
import { FaqList } from "@/components/content/faq-list";
import { JsonLd } from "@/components/content/json-ld";
import { OpeningNow } from "@/components/content/opening-now";
import { QuickServices } from "@/components/content/quick-services";
import { SectionHeading } from "@/components/content/section-heading";
import { ShopMap } from "@/components/content/shop-map";
import { NeedsScript } from "@/components/layout/needs-script";
import { PageIntro } from "@/components/layout/page-intro";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { contactFaqs } from "@/lib/content/faqs";
import { env } from "@/lib/core/env";
import { ANSWER_TIME } from "@/lib/legal/promises";
import { breadcrumbJsonLd, faqJsonLd } from "@/lib/seo/json-ld/list";
import { contactPageJsonLd } from "@/lib/seo/json-ld/page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { openingHours } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const ensureStatic = "navigation";

const PAGE = {
  title: "Contacto",
  description: `Visítanos en Envigado, llámanos o escríbenos por WhatsApp: respondemos en menos de ${ANSWER_TIME}, de lunes a sábado.`,
  path: "/contacto",
};

export const generateMetadata = () => pageMetadata(PAGE);

export default async function ContactPage() {
  const settings = await getSettings();
  const faqs = contactFaqs(settings);
  const { SITE_URL } = env();
  return (
    <>
      <JsonLd
        data={[
          contactPageJsonLd(PAGE, SITE_URL),
          faqJsonLd(faqs),
          breadcrumbJsonLd([{ name: PAGE.title, path: PAGE.path }], SITE_URL),
        ]}
      />
      <PageIntro
        title="Contacto"
        lead={`Cuéntanos qué le pasa a tu consola o qué buscas. Respondemos en menos de ${ANSWER_TIME}.`}
      >
        {/* Always one line, so that nothing below moves when the browser fills in the current state. */}
        <p className="text-sm sm:text-base">
          <OpeningNow
            opensAt={settings.opensAt}
            closesAt={settings.closesAt}
            hours={(openingHours(settings)[0] ?? []).join(", ")}
          />
        </p>
        <div className="actions pt-2">
          <WhatsappButton
            href={whatsappLink(settings.whatsapp, "Hola, quiero hacer una consulta.")}
            variant="default"
            size="lg"
          >
            Escribir por WhatsApp
          </WhatsappButton>
          {settings.email && (
            <a
              href={`mailto:${settings.email}`}
              className={buttonVariants({ variant: "outline", size: "lg" })}
            >
              <Icon name="lucide--mail" />
              Enviar un correo
            </a>
          )}
        </div>
      </PageIntro>
      <div className="page flex flex-col gap-14 py-10 sm:py-14">
        <section aria-label="Dónde y cuándo" className="grid gap-6 lg:grid-cols-2">
          <ContactCards settings={settings} />
          <ShopMap settings={settings} />
        </section>
        <section aria-labelledby="escribenos" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-3">
            <SectionHeading id="escribenos" title="Escríbenos" eyebrow="Consultas y PQR" />
            <p className="text-muted-foreground">
              Te damos un número de radicado al instante y con él sigues tu caso en línea. Los campos con *
              son obligatorios.
            </p>
            <p className="text-muted-foreground">
              ¿Una petición, queja o reclamo, o buscas uno que ya enviaste?{" "}
              <a href="/peticiones" className="font-semibold text-primary underline underline-offset-4">
                Así las atendemos
              </a>
              .
            </p>
          </div>
          <NeedsScript shop={settings} what="Este formulario" chat="Hola, tengo una pregunta.">
            <ContactForm />
          </NeedsScript>
        </section>
        {settings.whatsapp && (
          <section aria-labelledby="rapidos" className="flex flex-col gap-5">
            <SectionHeading id="rapidos" title="¿En qué te ayudamos?" eyebrow="Atajos" />
            <QuickServices whatsapp={settings.whatsapp} />
            <p className="text-muted-foreground">
              {settings.freeShippingText}, también en las compras mayoristas de más de $200.000.
            </p>
          </section>
        )}
        <section aria-labelledby="preguntas" className="flex flex-col gap-5">
          <SectionHeading id="preguntas" title="Preguntas frecuentes" />
          <FaqList faqs={faqs} />
        </section>
      </div>
    </>
  );
}
