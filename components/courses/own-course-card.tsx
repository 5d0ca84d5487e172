import { buttonVariants } from "@/components/ui/button";
import { Card, CardBody } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { certificatePath } from "@/lib/courses/certificate";
import { isFinished } from "@/lib/courses/own-course";
import { continuePath } from "@/lib/courses/paths";
import type { OwnCourse } from "@/lib/courses/types";
import { CourseCover } from "./course-cover";
import { CourseProgress } from "./course-progress";

/** An owned course: progress, link to continue, certificate. */
export function OwnCourseCard({ course }: { course: OwnCourse }) {
  const { title, cover, progress, resume, certificate } = course;
  const finished = isFinished(course);
  return (
    <Card className="h-full">
      <CourseCover
        cover={cover}
        title={title}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw"
      />
      <CardBody>
        <h2 className="text-xl">{title}</h2>
        <CourseProgress progress={progress} of={title} />
        {resume && !finished && (
          <p className="text-sm text-muted-foreground">
            {progress.done > 0 || course.lastSeenAt ? "Sigues en" : "Empiezas con"}:{" "}
            <span className="font-semibold text-foreground">{resume.title}</span>
          </p>
        )}
        {finished && !certificate && course.hasCertification && (
          <p className="text-sm font-semibold text-success">Terminado: ya puedes pedir tu certificado.</p>
        )}
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <a href={continuePath(course)} className={buttonVariants()}>
            <Icon name={finished ? "lucide--book-open" : "lucide--play"} />
            {finished ? "Repasar" : "Continuar"}
            <span className="sr-only">: {title}</span>
          </a>
          {certificate && (
            <a href={certificatePath(certificate.code)} className={buttonVariants({ variant: "outline" })}>
              <Icon name="lucide--award" />
              Certificado
              <span className="sr-only"> de {title}</span>
            </a>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
