import { JsonLd } from "@/components/content/json-ld";
import { LegalPage } from "@/components/legal/legal-page";
import { privacy } from "@/components/legal/privacy/privacy";
import { env } from "@/lib/core/env";
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
  return (
    <>
      <JsonLd data={textPageJsonLd(PAGE, env().SITE_URL)} />
      <LegalPage title={PAGE.title} {...privacy(await getSettings())} />
    </>
  );
}
