import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { formatCop } from "@/lib/core/money";
import type { ShownCourse } from "@/lib/courses/demo-content";
import { CourseCover } from "./course-cover";

type Props = {
  course: ShownCourse;
  /** Price and buy button. */
  action: ReactNode;
  whatsapp: string;
};

/** Image, price and contents; sticky on wide screens. */
export function CourseOffer({ course, action, whatsapp }: Props) {
  return (
    <aside className="panel overflow-hidden lg:sticky lg:top-24" aria-label="Comprar el curso">
      <CourseCover
        cover={course.cover}
        title={course.title}
        sizes="(min-width: 64rem) 24rem, calc(100vw - 3rem)"
        priority
      />
      <div className="flex flex-col gap-4 p-5">
        {action}
        {whatsapp && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center justify-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            Preguntar por WhatsApp
          </a>
        )}
        <div className="border-t pt-4">
          <h2 className="mb-3 text-lg">Este curso incluye</h2>
          <ul className="flex flex-col gap-2">
            {course.includes.map((item) => (
              <li key={item} className="flex items-start gap-2 text-sm">
                <Icon name="lucide--check" className="mt-0.5 size-4 shrink-0 text-success" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}

export function CoursePrice({ price }: { price: number }) {
  return (
    <p>
      <span className="block font-display text-4xl font-bold">{formatCop(price)}</span>
      <span className="text-sm text-muted-foreground">Pago único. IVA incluido.</span>
    </p>
  );
}
