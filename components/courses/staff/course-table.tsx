import type { Route } from "next";
import Link from "next/link";
import { IconLink, ViewLink } from "@/components/lists/icon-link";
import { SortHeader } from "@/components/lists/sort-header";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Table, Td, Th } from "@/components/ui/table";
import type { ListState } from "@/lib/core/list-state";
import { formatCop, formatNumber } from "@/lib/core/money";
import { LEVEL_LABELS } from "@/lib/courses/labels";
import { courseEditorPath } from "@/lib/courses/staff/paths";
import type { StaffCourse } from "@/lib/courses/staff/types";
import { DeleteCourse } from "./delete-course";

type Props = { courses: StaffCourse[]; state: ListState; canDelete: boolean };

export function CourseTable({ courses, state, canDelete }: Props) {
  return (
    <Table label="Cursos" cards>
      <thead>
        <tr>
          <SortHeader state={state} sort="titulo" label="Curso" />
          <SortHeader state={state} sort="nivel" label="Nivel" className="max-md:hidden" />
          <SortHeader state={state} sort="precio" label="Precio" startsDescending className="max-md:hidden" />
          <SortHeader
            state={state}
            sort="lecciones"
            label="Lecciones"
            startsDescending
            className="hidden lg:table-cell"
          />
          <SortHeader
            state={state}
            sort="estudiantes"
            label="Estudiantes"
            startsDescending
            className="max-md:hidden"
          />
          <Th>
            <span className="sr-only">Acciones</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <tr key={course.id}>
            <Td className="max-md:flex-1 max-md:basis-44">
              <div className="flex items-center gap-3">
                <Picture
                  src={course.cover}
                  alt=""
                  width={96}
                  height={54}
                  sizes="6rem"
                  className="aspect-video w-17 shrink-0 rounded-sm bg-muted object-cover max-md:hidden"
                />
                <div className="min-w-0">
                  <Link
                    href={courseEditorPath(course.id) as Route}
                    prefetch={false}
                    className="line-clamp-2 font-semibold wrap-anywhere hover:underline md:line-clamp-1"
                  >
                    {course.title}
                  </Link>
                  <p className="text-muted-foreground md:hidden">
                    {LEVEL_LABELS[course.level]}, {formatCop(course.price)}
                  </p>
                  <p className="flex flex-wrap gap-1 empty:hidden">
                    {!course.isPublished && <Badge variant="secondary">Borrador</Badge>}
                    {course.hasCertification && (
                      <Badge variant="outline">
                        <Icon name="lucide--award" />
                        Certificado
                      </Badge>
                    )}
                  </p>
                </div>
              </div>
            </Td>
            <Td className="max-md:hidden">{LEVEL_LABELS[course.level]}</Td>
            <Td className="whitespace-nowrap max-md:hidden">{formatCop(course.price)}</Td>
            <Td className="hidden lg:table-cell">{formatNumber(course.lessons)}</Td>
            <Td className="max-md:hidden">{formatNumber(course.students)}</Td>
            <Td>
              <div className="flex justify-end">
                {course.isPublished && (
                  <ViewLink
                    href={`/curso/${course.slug}`}
                    label={`Ver página pública: ${course.title}`}
                    title="Ver página pública"
                  />
                )}
                <IconLink
                  href={courseEditorPath(course.id)}
                  label={`Editar: ${course.title}`}
                  title="Editar"
                  icon="lucide--pencil"
                />
                {canDelete && <DeleteCourse course={course} />}
              </div>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
