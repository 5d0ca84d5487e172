"use client";

import { DeleteButton } from "@/components/forms/delete-button";
import { deleteCourseAction } from "@/lib/courses/staff/actions";
import { COURSE_DELETE_FORBIDDEN, COURSE_NOT_DELETED } from "@/lib/courses/staff/labels";
import type { StaffCourse } from "@/lib/courses/staff/types";

export function DeleteCourse({ course: { id, title } }: { course: Pick<StaffCourse, "id" | "title"> }) {
  return (
    <DeleteButton
      name={title}
      title="¿Eliminar curso?"
      text={`Se eliminará «${title}» con sus lecciones.`}
      done="Curso eliminado"
      failed={COURSE_NOT_DELETED}
      forbidden={COURSE_DELETE_FORBIDDEN}
      onDelete={() => deleteCourseAction({ id })}
    />
  );
}
