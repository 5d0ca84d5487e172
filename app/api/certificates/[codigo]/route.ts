import { getSessionUser } from "@/lib/auth/session";
import { env } from "@/lib/core/env";
import { pdfResponse } from "@/lib/core/pdf/document";
import { certificatePath, isCertificateCode } from "@/lib/courses/certificate";
import { certificatePdf } from "@/lib/courses/certificate-pdf";
import { getHeldCertificate } from "@/lib/courses/learning-queries";
import { getSettings } from "@/lib/settings/queries";

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}

/** The PDF of a certificate, for its holder and staff; others check it at /certificado/{codigo}. */
export async function GET(_request: Request, { params }: RouteContext<"/api/certificates/[codigo]">) {
  const { codigo } = await params;
  if (!(await getSessionUser())) return refuse(401, "Inicia sesión para descargar tu certificado.");
  const certificate = isCertificateCode(codigo) ? await getHeldCertificate(codigo) : null;
  if (!certificate) return refuse(404, "No encontramos ese certificado en tu cuenta.");
  if (certificate.state === "revocado")
    return refuse(410, "Este certificado está revocado y ya no se puede descargar.");
  const address = new URL(certificatePath(certificate.code), env().SITE_URL).toString();
  const pdf = await certificatePdf(certificate, await getSettings(), address);
  return pdfResponse(pdf, `certificado-${certificate.code}.pdf`);
}
