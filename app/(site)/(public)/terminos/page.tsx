import { LegalPage, LegalSection } from "@/components/content/legal";
import { SellerIdentity } from "@/components/content/seller-identity";
import { pageMetadata } from "@/lib/content/seo";
import { getSettings } from "@/lib/settings/queries";
import { BuyingTerms } from "./buying-terms";
import { ServiceTerms } from "./service-terms";

export const ensureStatic = "navigation";

export const metadata = pageMetadata({
  title: "Términos y condiciones",
  description:
    "Precios con IVA, formas de pago, envíos, derecho de retracto, reversión del pago y garantías de la tienda.",
  path: "/terminos",
});

export default async function TermsPage() {
  const settings = await getSettings();
  return (
    <LegalPage
      title="Términos y condiciones"
      lead="Qué puedes esperar de nosotros cuando compras, tomas un curso o nos confías tu consola."
      since="1 de enero de 2026"
    >
      <LegalSection title="Quiénes somos">
        <SellerIdentity settings={settings} />
      </LegalSection>
      <BuyingTerms freeShippingText={settings.freeShippingText} email={settings.email} />
      <ServiceTerms />
      <LegalSection title="Peticiones, quejas y reclamos">
        <p>
          Escríbenos a <a href={`mailto:${settings.email}`}>{settings.email}</a>, llámanos al {settings.phone}{" "}
          o visítanos. Si no quedas conforme con la respuesta, puedes acudir a la autoridad de protección al
          consumidor, la Superintendencia de Industria y Comercio:{" "}
          <a href="https://www.sic.gov.co" target="_blank" rel="noopener noreferrer">
            www.sic.gov.co
          </a>
          .
        </p>
        <p>
          Estos términos se rigen por la ley colombiana, en especial el Estatuto del Consumidor (Ley 1480 de
          2011). Nada de lo dicho aquí limita los derechos que ella te da.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
