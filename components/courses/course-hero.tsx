import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { ShownCourse } from "@/lib/courses/demo-content";
import { LEVEL_LABELS } from "@/lib/courses/labels";

type Props = { course: ShownCourse; breadcrumbs?: ReactNode };

/** Header of a course page. */
export function CourseHero({ course, breadcrumbs }: Props) {
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      {breadcrumbs}
      <div className="flex flex-wrap gap-2">
        <Badge>{LEVEL_LABELS[course.level]}</Badge>
        {course.hasCertification && (
          <Badge variant="secondary">
            <Icon name="lucide--award" />
            Certificado incluido
          </Badge>
        )}
      </div>
      <h1 className="text-3xl sm:text-5xl">{course.title}</h1>
      <p className="max-w-2xl text-lg whitespace-pre-line text-muted-foreground">{course.description}</p>
    </div>
  );
}
