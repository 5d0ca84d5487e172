import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatRating } from "@/lib/core/money";
import type { ShownCourse } from "@/lib/courses/demo-content";
import { LEVEL_LABELS, weeksLabel } from "@/lib/courses/labels";
import { ratingOrigin } from "@/lib/settings/store-rating";
import type { StoreRating } from "@/lib/settings/types";

type Props = {
  course: ShownCourse;
  /** Rating of the store, labelled as such. */
  rating: StoreRating | null;
  breadcrumbs?: ReactNode;
};

/** Header of a course page. */
export function CourseHero({ course, rating, breadcrumbs }: Props) {
  return (
    <div className="flex flex-col gap-5">
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
      <dl
        className={cn(
          "grid max-w-2xl gap-px overflow-hidden rounded-lg border bg-border",
          rating ? "grid-cols-2 sm:grid-cols-4" : "sm:grid-cols-3",
        )}
      >
        <Figure icon={<Icon name="lucide--calendar-days" />} term="Duración" note="a tu ritmo">
          {weeksLabel(course.durationWeeks)}
        </Figure>
        <Figure icon={<Icon name="lucide--signal" />} term="Nivel" note="recomendado">
          {LEVEL_LABELS[course.level]}
        </Figure>
        <Figure icon={<Icon name="lucide--users" />} term="Estudiantes" note="cifra estimada">
          {course.studentsText}
        </Figure>
        {rating && (
          <Figure icon={<Icon name="lucide--star" />} term="La tienda" note={ratingOrigin(rating)}>
            {formatRating(rating.value)}
            <span className="text-sm font-normal text-muted-foreground"> / 5</span>
            <span className="sr-only"> con {rating.count} opiniones</span>
          </Figure>
        )}
      </dl>
    </div>
  );
}

type FigureProps = { icon: ReactNode; term: string; note: string; children: ReactNode };

function Figure({ icon, term, note, children }: FigureProps) {
  return (
    <div className="flex flex-col bg-card p-4">
      <dt className="flex items-center gap-2 text-sm text-muted-foreground [&_.iconify]:size-4 [&_.iconify]:text-primary">
        {icon}
        {term}
      </dt>
      <dd className="font-display text-lg font-bold">{children}</dd>
      <dd className="text-xs text-muted-foreground">{note}</dd>
    </div>
  );
}
