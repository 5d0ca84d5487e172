import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { env } from "@/lib/core/env";
import { fileResponse } from "@/lib/core/file-response";
import { Failure } from "@/lib/core/result";
import { certificatePath, isCertificateCode } from "@/lib/courses/certificate";
import { certificatePdf } from "@/lib/courses/certificate-pdf";
import { getHeldCertificate } from "@/lib/courses/learning-queries";
import { getSettings } from "@/lib/settings/queries";

/** A certificate as PDF, for its holder and staff; others verify it at /certificado/{codigo}. */
export const GET = defineRoute({
  name: "courses.download-certificate",
  access: "signed-in",
  schema: z.object({ codigo: z.string().refine(isCertificateCode) }),
  missing: "No encontramos ese certificado en tu cuenta.",
  run: async ({ codigo }) => {
    const certificate = await getHeldCertificate(codigo);
    if (certificate?.state === "revocado")
      throw new Failure("gone", "Este certificado está revocado y ya no se puede descargar.");
    if (!certificate) return null;
    const address = new URL(certificatePath(certificate.code), env().SITE_URL).toString();
    const pdf = await certificatePdf(certificate, await getSettings(), address);
    return fileResponse(pdf, `certificado-${certificate.code}.pdf`);
  },
});
