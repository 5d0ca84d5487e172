import type { ReactNode } from "react";
import { PageLink } from "@/components/layout/page-link";
import { Card, CardBody } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { formatCop } from "@/lib/core/money";
import { formatMinutes } from "@/lib/courses/curriculum-totals";
import { LEVEL_LABELS } from "@/lib/courses/labels";
import type { CourseSummary } from "@/lib/courses/types";
import { CourseCover } from "./course-cover";

type Props = {
  course: CourseSummary;
  /** The buy button. */
  action: ReactNode;
  /** Progress bar, if any. */
  progress?: ReactNode;
  heading?: "h2" | "h3";
  priority?: boolean;
};

/** A course in a list. The title's link covers the card; the button lies above it. */
export function CourseCard({ course, action, progress, heading: Heading = "h2", priority }: Props) {
  return (
    <Card className="group relative h-full hover:border-primary">
      <div className="overflow-hidden">
        <CourseCover
          cover={course.cover}
          title={course.title}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)"
          priority={priority}
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <CardBody>
        <Heading className="text-xl">
          <PageLink href={`/curso/${course.slug}`} className="card-link" isCard>
            {course.title}
          </PageLink>
        </Heading>
        <p className="line-clamp-3 text-muted-foreground">{course.description}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Trait icon={<Icon name="lucide--signal" className="size-4 text-primary" />}>
            {LEVEL_LABELS[course.level]}
          </Trait>
          {course.minutes > 0 && (
            <Trait icon={<Icon name="lucide--clock" className="size-4 text-primary" />}>
              {formatMinutes(course.minutes)}
            </Trait>
          )}
          {course.hasCertification && (
            <Trait icon={<Icon name="lucide--award" className="size-4 text-warm" />}>
              Certificado incluido
            </Trait>
          )}
        </ul>
        {progress}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <p className="font-display text-2xl font-bold">{formatCop(course.price)}</p>
          <div className="relative">{action}</div>
        </div>
      </CardBody>
    </Card>
  );
}

function Trait({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}
