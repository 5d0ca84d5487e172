import { ContactForm } from "@/components/contact/contact-form";
import { FindMessage } from "@/components/contact/find-message";
import { JsonLd } from "@/components/content/json-ld";
import { SectionHeading } from "@/components/content/section-heading";
import { NeedsScript } from "@/components/layout/needs-script";
import { PageIntro } from "@/components/layout/page-intro";
import { SicLink } from "@/components/legal/legal-page";
import { SellerIdentity } from "@/components/legal/seller-identity";
import { env } from "@/lib/core/env";
import { ANSWER_TIME, COMPLAINT_TERM } from "@/lib/legal/promises";
import { textPageJsonLd } from "@/lib/seo/json-ld/page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";

const PAGE = {
  title: "Peticiones, quejas y reclamos",
  description:
    "Presenta una petición, queja, reclamo o sugerencia, recibe tu número de radicado y sigue la respuesta en línea.",
  path: "/peticiones",
};

export const generateMetadata = () => pageMetadata(PAGE);

const KINDS = [
  ["Petición", "Pides información, un documento o que hagamos algo. También consultar o corregir tus datos."],
  ["Queja", "No te gustó cómo te atendimos."],
  ["Reclamo", "Algo que compraste, reparamos o prometimos no salió como debía: garantía, entrega o cobro."],
  ["Sugerencia", "Una idea para hacerlo mejor."],
];

const LINK = "font-semibold text-primary underline underline-offset-4";

export default async function PetitionsPage() {
  const settings = await getSettings();
  return (
    <>
      <JsonLd data={textPageJsonLd(PAGE, env().SITE_URL)} />
      <PageIntro
        eyebrow="Te escuchamos"
        title={PAGE.title}
        lead="Cuéntanos qué pasó. Te damos un número de radicado al instante y con él sigues tu caso en línea."
      />
      <div className="page flex flex-col gap-14 py-10 sm:py-14">
        <section aria-labelledby="que-es" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <SectionHeading className="self-start" id="que-es" title="¿Qué puedes presentar?" />
          <dl className="grid gap-4 sm:grid-cols-2">
            {KINDS.map(([kind, meaning]) => (
              <div key={kind} className="panel p-5">
                <dt className="text-lg font-bold">{kind}</dt>
                <dd className="text-muted-foreground">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="presentar" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-3 [&>p]:text-muted-foreground">
            <SectionHeading id="presentar" title="Presenta la tuya" />
            <p>
              Prometemos responder en {ANSWER_TIME}, de lunes a sábado. El plazo de ley es de{" "}
              <strong className="text-foreground">{COMPLAINT_TERM}</strong>; si es una consulta sobre tus
              datos personales, de 10.
            </p>
            <p>
              Si es sobre un pedido o una reparación, escribe su número. Los campos con * son obligatorios.
            </p>
          </div>
          <NeedsScript
            shop={settings}
            what="Este formulario"
            chat="Hola, quiero presentar una petición, queja o reclamo."
          >
            <ContactForm kind="peticion" />
          </NeedsScript>
        </section>
        <section aria-labelledby="consultar" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-3 [&>p]:text-muted-foreground">
            <SectionHeading id="consultar" title="Consulta tu radicado" />
            <p>
              Al enviar tu mensaje te damos un enlace a su página, donde ves en qué va y qué respondimos; si
              nos diste tu correo, también va ahí. Si lo perdiste, búscalo aquí.
            </p>
          </div>
          <NeedsScript shop={settings} what="La consulta" chat="Hola, quiero saber en qué va mi radicado.">
            <FindMessage />
          </NeedsScript>
        </section>
        <section aria-labelledby="otros" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <SectionHeading className="self-start" id="otros" title="Otros caminos" />
          <ul className="flex list-disc flex-col gap-3 pl-5">
            <li>
              <strong>Arrepentirte de una compra o revertir un pago en línea:</strong> se pide en la página
              del pedido, en{" "}
              <a href="/dashboard/pedidos" className={LINK}>
                Mis Pedidos
              </a>{" "}
              o con el enlace que te dimos. Así funcionan el{" "}
              <a href="/terminos#retracto" className={LINK}>
                retracto
              </a>{" "}
              y la{" "}
              <a href="/terminos#reversion" className={LINK}>
                reversión del pago
              </a>
              .
            </li>
            <li>
              <strong>Tus datos personales:</strong> casi todo lo haces tú en{" "}
              <a href="/privacidad#derechos" className={LINK}>
                Mi Perfil
              </a>
              .
            </li>
            <li className="[&_a]:font-semibold [&_a]:text-primary [&_a]:underline">
              <strong>Si no quedas conforme:</strong> la{" "}
              <SicLink>Superintendencia de Industria y Comercio</SicLink> protege a los consumidores y vigila
              el tratamiento de datos.
            </li>
          </ul>
        </section>
        <section aria-labelledby="quien-responde" className="grid gap-6 lg:grid-cols-[1fr_2fr]">
          <SectionHeading className="self-start" id="quien-responde" title="Quién responde" />
          <SellerIdentity settings={settings} />
        </section>
      </div>
    </>
  );
}
