import { JsonLd } from "@/components/content/json-ld";
import { LegalPage } from "@/components/legal/legal-page";
import { terms } from "@/components/legal/terms/terms";
import { env } from "@/lib/core/env";
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
  return (
    <>
      <JsonLd data={textPageJsonLd(PAGE, env().SITE_URL)} />
      <LegalPage title={PAGE.title} {...terms(await getSettings())} />
    </>
  );
}
