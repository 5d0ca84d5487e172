import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatDate } from "@/lib/core/dates";
import { certificatePath } from "@/lib/courses/certificate";
import { isFinished, isJustFinished, openChecks } from "@/lib/courses/own-course";
import { lessonPath } from "@/lib/courses/paths";
import type { OwnCertificate } from "@/lib/courses/rows";
import type { CourseSummary, OwnCourse } from "@/lib/courses/types";
import { CertificateForm } from "./certificate-form";

type Props = { course: OwnCourse; next?: Pick<CourseSummary, "slug" | "title"> | null };

/**
 * The end of a course: certificate and what comes next. It is celebrated for a day after the last lesson. Hidden while
 * lessons are open, unless a certificate was already issued.
 */
export function CertificatePanel({ course, next }: Props) {
  const { certificate } = course;
  const isNew = isJustFinished(course);
  return (
    <>
      {/* Always rendered, so that screen readers announce the completion. */}
      <p role="status" className="sr-only">
        {isNew && `Terminaste el curso ${course.title}.`}
      </p>
      {!certificate && !isFinished(course) ? (
        <OpenChecks course={course} />
      ) : (
        <section aria-labelledby="certificado" className="flex flex-col gap-5 rounded-xl bg-card p-5 sm:p-7">
          <div className="flex items-start gap-4">
            <span
              className={cn(
                "grid size-14 shrink-0 place-items-center rounded-full bg-warm-solid text-warm-solid-foreground",
                isNew && "celebrate",
              )}
            >
              <Icon name="lucide--award" className="size-8" />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <h2 id="certificado" className="text-2xl sm:text-3xl">
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
          {next && isFinished(course) && (
            <p className="border-t pt-3">
              <span className="block text-sm text-muted-foreground">Lo que sigue</span>
              <a href={`/curso/${next.slug}`} className="more-link">
                {next.title}
                <Icon name="lucide--arrow-right" />
              </a>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** All lessons are done, but not all checks passed: which ones the certificate still asks for. */
function OpenChecks({ course }: { course: OwnCourse }) {
  const open = openChecks(course);
  if (!course.hasCertification || open.length === 0 || course.progress.done < course.progress.lessons)
    return null;
  return (
    <section aria-labelledby="certificado" className="panel flex flex-col gap-2 p-5 sm:p-6">
      <h2 id="certificado" className="text-2xl">
        Para tu certificado
      </h2>
      <p className="text-muted-foreground">Te falta superar la comprobación de:</p>
      <ul>
        {open.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`${lessonPath(course.slug, id)}#comprobacion`}
              className="quiet-link gap-2 font-semibold"
            >
              <Icon name="lucide--list-checks" className="size-5" />
              {title}
            </a>
          </li>
        ))}
      </ul>
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
