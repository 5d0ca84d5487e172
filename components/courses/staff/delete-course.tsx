"use client";

import { DeleteButton } from "@/components/forms/delete-button";
import { counted } from "@/lib/core/counted";
import { deleteCourseAction } from "@/lib/courses/staff/actions";
import { COURSE_DELETE_FORBIDDEN, COURSE_NOT_DELETED } from "@/lib/courses/staff/labels";
import type { StaffCourse } from "@/lib/courses/staff/types";

type Props = Pick<StaffCourse, "id" | "title" | "students">;

/** Why a purchased course cannot be deleted; the database enforces it too. */
function keptFor(students: number): string {
  const who = counted(students, "persona lo compró y conserva", "personas lo compraron y conservan");
  return `${who} su acceso. Para dejar de venderlo, ábrelo y quítale «Publicado».`;
}

export function DeleteCourse({ course: { id, title, students } }: { course: Props }) {
  return (
    <DeleteButton
      name={title}
      title="¿Eliminar curso?"
      text={`Se eliminará «${title}» con sus lecciones.`}
      done="Curso eliminado"
      failed={COURSE_NOT_DELETED}
      forbidden={COURSE_DELETE_FORBIDDEN}
      keeps={students > 0 ? keptFor(students) : undefined}
      onDelete={() => deleteCourseAction({ id })}
    />
  );
}
