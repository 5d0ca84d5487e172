import type { Metadata } from "next";
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
  return (
    <div className="page py-10 sm:py-16">
      <PrintHeading settings={settings} url={env().SITE_URL + certificatePath(certificate.code)} />
      <CertificateView certificate={certificate} storeName={settings.name} />
    </div>
  );
}
