import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/core/dates";
import { certificatePath } from "@/lib/courses/certificate";
import { isFinished } from "@/lib/courses/own-course";
import type { OwnCertificate, OwnCourse } from "@/lib/courses/types";
import { CertificateForm } from "./certificate-form";

/** Certificate of a completed course; hidden while lessons are open, unless it was already issued. */
export function CertificatePanel({ course }: { course: OwnCourse }) {
  const { certificate } = course;
  if (!certificate && !isFinished(course)) return null;
  return (
    <section aria-labelledby="certificado" className="panel flex flex-col gap-4 border-warm p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <Icon name="lucide--award" className="size-10 text-warm" />
        <div className="min-w-0 wrap-anywhere">
          <h2 id="certificado" className="text-2xl">
            {certificate ? "Tu certificado" : "¡Terminaste el curso!"}
          </h2>
          <p className="text-muted-foreground">{explanation(course)}</p>
        </div>
      </div>
      {certificate ? (
        <CertificateLinks certificate={certificate} />
      ) : (
        course.hasCertification && <CertificateForm courseId={course.id} name={course.buyerName} />
      )}
    </section>
  );
}

function explanation({ certificate, hasCertification }: OwnCourse): string {
  if (certificate) return `Emitido el ${formatDate(certificate.issuedAt)} con el código ${certificate.code}.`;
  return hasCertification
    ? "Escribe el nombre que debe llevar tu certificado."
    : "Este curso no entrega certificado, pero lo aprendido es tuyo: puedes repasar cuando quieras.";
}

function CertificateLinks({ certificate: { code, state } }: { certificate: OwnCertificate }) {
  if (state === "revocado")
    return <p className="font-semibold text-destructive">Este certificado está revocado.</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <a href={`/api/certificates/${code}`} className={buttonVariants({ variant: "warm" })}>
        <Icon name="lucide--download" />
        Descargar PDF
      </a>
      <a href={certificatePath(code)} className={buttonVariants({ variant: "outline" })}>
        <Icon name="lucide--shield-check" />
        Ver página de verificación
      </a>
    </div>
  );
}
