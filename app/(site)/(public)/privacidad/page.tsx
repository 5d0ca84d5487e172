import { JsonLd } from "@/components/content/json-ld";
import { LegalPage } from "@/components/legal/legal-page";
import { browserSections } from "@/components/legal/privacy/browser-sections";
import { dataSections } from "@/components/legal/privacy/data-sections";
import { rightsSections } from "@/components/legal/privacy/rights-sections";
import { sharingSections } from "@/components/legal/privacy/sharing-sections";
import { env } from "@/lib/core/env";
import { LEGAL_SINCE, PRIVACY_VERSION } from "@/lib/legal/versions";
import { textPageJsonLd } from "@/lib/seo/json-ld/page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";

const PAGE = {
  title: "Política de privacidad",
  description:
    "Qué datos personales tratamos, para qué, y cómo conocerlos, corregirlos o borrarlos (Ley 1581 de 2012).",
  path: "/privacidad",
};

export const generateMetadata = () => pageMetadata(PAGE);

export default async function PrivacyPage() {
  const settings = await getSettings();
  return (
    <>
      <JsonLd data={textPageJsonLd(PAGE, env().SITE_URL)} />
      <LegalPage
        title={PAGE.title}
        lead="Pedimos solo los datos que necesitamos para atenderte, y son tuyos: puedes verlos, corregirlos o pedir que los borremos."
        version={PRIVACY_VERSION}
        since={LEGAL_SINCE}
        sections={[
          ...dataSections(settings),
          ...sharingSections(),
          ...browserSections(),
          ...rightsSections(settings),
        ]}
      />
    </>
  );
}
