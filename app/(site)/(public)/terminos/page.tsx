import { JsonLd } from "@/components/content/json-ld";
import { LegalPage } from "@/components/legal/legal-page";
import { SellerIdentity } from "@/components/legal/seller-identity";
import { accountSections } from "@/components/legal/terms/account-sections";
import { buyingSections } from "@/components/legal/terms/buying-sections";
import { regretSections } from "@/components/legal/terms/regret-sections";
import { repairSections } from "@/components/legal/terms/repair-sections";
import { env } from "@/lib/core/env";
import { LEGAL_SINCE, TERMS_VERSION } from "@/lib/legal/versions";
import { textPageJsonLd } from "@/lib/seo/json-ld/page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";

const PAGE = {
  title: "Términos y condiciones",
  description:
    "Precios con IVA, formas de pago, envíos, derecho de retracto, reversión del pago y garantías de la tienda.",
  path: "/terminos",
};

export const generateMetadata = () => pageMetadata(PAGE);

export default async function TermsPage() {
  const settings = await getSettings();
  const identity = {
    id: "quienes-somos",
    title: "Quiénes somos",
    body: <SellerIdentity settings={settings} />,
  };
  return (
    <>
      <JsonLd data={textPageJsonLd(PAGE, env().SITE_URL)} />
      <LegalPage
        title={PAGE.title}
        lead="Qué puedes esperar de nosotros cuando compras, tomas un curso o nos confías tu consola."
        version={TERMS_VERSION}
        since={LEGAL_SINCE}
        sections={[
          identity,
          ...buyingSections(settings),
          ...regretSections(settings),
          ...repairSections(),
          ...accountSections(settings),
        ]}
      />
    </>
  );
}
