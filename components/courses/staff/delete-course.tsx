"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast, toastError } from "@/components/layout/toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { deleteCourseAction } from "@/lib/courses/staff/actions";
import { COURSE_DELETE_REFUSED, COURSE_NOT_DELETED } from "@/lib/courses/staff/labels";
import type { StaffCourse } from "@/lib/courses/staff/types";

export function DeleteCourse({ course }: { course: Pick<StaffCourse, "id" | "title"> }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<boolean> {
    const result = await deleteCourseAction({ id: course.id }).catch(() => null);
    if (result?.ok) {
      toast({ title: "Curso eliminado" });
      router.refresh();
    } else if (result?.code === "forbidden") {
      toastError(COURSE_DELETE_REFUSED.description, COURSE_DELETE_REFUSED.title);
    } else {
      toastError(result?.message ?? COURSE_NOT_DELETED);
    }
    return true;
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Eliminar: ${course.title}`}
        title="Eliminar"
        onClick={() => setAsking(true)}
        className="icon-btn text-danger"
      >
        <Icon name="lucide--trash-2" className="size-5" />
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Eliminar curso?"
        text={`Se eliminará «${course.title}» con sus lecciones. Esta acción no se puede deshacer.`}
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={remove}
      />
    </>
  );
}
