import { JsonLd } from "@/components/content/json-ld";
import { LegalPage } from "@/components/content/legal";
import { SellerIdentity } from "@/components/content/seller-identity";
import { LEGAL_SINCE, TERMS_VERSION } from "@/lib/auth/privacy";
import { textPageJsonLd } from "@/lib/content/json-ld/page";
import { pageMetadata } from "@/lib/content/seo";
import { env } from "@/lib/core/env";
import { getSettings } from "@/lib/settings/queries";
import { accountSections } from "./account-sections";
import { buyingSections } from "./buying-sections";
import { regretSections } from "./regret-sections";
import { repairSections } from "./repair-sections";

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
