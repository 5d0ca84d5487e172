import type { Metadata } from "next";
import { ShareButton } from "@/components/catalog/share-button";
import { CertificateView } from "@/components/courses/certificate-view";
import { PrintHeading } from "@/components/layout/print-heading";
import { NotFound } from "@/components/not-found/not-found";
import { env } from "@/lib/core/env";
import { certificatePath } from "@/lib/courses/certificate";
import { getCertificate } from "@/lib/courses/learning-queries";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = {
  title: "Verificación de certificado",
  referrer: "no-referrer",
};

/** Public verification of a certificate by its code. */
export default async function CertificatePage({ params }: PageProps<"/certificado/[codigo]">) {
  const { codigo } = await params;
  const [certificate, settings] = await Promise.all([getCertificate(codigo), getSettings()]);
  if (!certificate) return <NotFound kind="certificado" />;
  const url = env().SITE_URL + certificatePath(certificate.code);
  return (
    <div className="page py-10 sm:py-16">
      <PrintHeading settings={settings} url={url} />
      <CertificateView
        certificate={certificate}
        storeName={settings.name}
        url={url}
        share={
          <ShareButton
            title={`Certificado de ${certificate.name}: ${certificate.course}`}
            copied="El enlace del certificado ha sido copiado al portapapeles"
          />
        }
      />
    </div>
  );
}
