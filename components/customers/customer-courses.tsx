import type { Route } from "next";
import Link from "next/link";
import { formatDate } from "@/lib/core/dates";
import type { CustomerCourse } from "@/lib/customers/rows";

/** A person's courses with progress. */
export function CustomerCourses({ courses }: { courses: CustomerCourse[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {courses.map((course) => (
        <li
          key={course.id}
          className="panel flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
        >
          <div className="min-w-0">
            <Link href={`/admin/cursos/${course.id}` as Route} className="quiet-link font-semibold">
              {course.title}
            </Link>
            <p className="text-sm text-muted-foreground">Desde el {formatDate(course.since)}</p>
          </div>
          <p className="text-sm">
            {course.done} de {course.lessons} lecciones
            {course.certificate && (
              <>
                {" · "}
                <a href={`/certificado/${course.certificate}`} className="quiet-link">
                  Certificado {course.certificate}
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
