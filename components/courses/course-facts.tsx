import { Icon, type IconName } from "@/components/ui/icon";
import { counted } from "@/lib/core/counted";
import { lengthText } from "@/lib/courses/certificate";
import { curriculumTotals } from "@/lib/courses/curriculum-totals";
import type { ShownCourse } from "@/lib/courses/demo-content";
import { LEVEL_LABELS, weeksLabel } from "@/lib/courses/labels";

type Fact = { icon: IconName; term: string; value: string; note: string };

/** What the course includes, how long it takes and whom it is for. */
export function CourseFacts({ course }: { course: ShownCourse }) {
  const { lessons, minutes } = curriculumTotals(course.curriculum);
  const facts: Fact[] = [
    {
      icon: "lucide--clock",
      term: "Duración",
      // The minutes of sample lessons are not this course's.
      value: course.demo.curriculum ? weeksLabel(course.durationWeeks) : lengthText(minutes),
      note: course.demo.curriculum ? "a tu ritmo" : `a tu ritmo: ${counted(lessons, "lección", "lecciones")}`,
    },
    { icon: "lucide--signal", term: "Nivel", value: LEVEL_LABELS[course.level], note: "recomendado" },
    { icon: "lucide--users", term: "Estudiantes", value: course.studentsText, note: "cifra estimada" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y py-6 wrap-anywhere sm:grid-cols-3">
      {facts.map(({ icon, term, value, note }) => (
        <div key={term}>
          <dt className="flex items-center gap-2 text-sm text-muted-foreground">
            <Icon name={icon} className="size-5 shrink-0 text-primary" />
            {term}
          </dt>
          <dd className="mt-1 text-lg font-semibold">{value}</dd>
          <dd className="text-sm text-muted-foreground">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
