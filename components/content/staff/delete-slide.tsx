"use client";

import { DeleteButton } from "@/components/forms/delete-button";
import { deleteSlideAction } from "@/lib/content/staff/actions";
import { SLIDE_DELETE_FORBIDDEN, SLIDE_NOT_DELETED } from "@/lib/content/staff/labels";
import type { StaffSlide } from "@/lib/content/staff/slide-row";

export function DeleteSlide({ slide: { id, title } }: { slide: Pick<StaffSlide, "id" | "title"> }) {
  return (
    <DeleteButton
      isLabelled
      name={title}
      title="¿Eliminar slide?"
      text={`«${title}» dejará de verse en la portada.`}
      done="Slide eliminado"
      failed={SLIDE_NOT_DELETED}
      forbidden={SLIDE_DELETE_FORBIDDEN}
      onDelete={() => deleteSlideAction({ id })}
    />
  );
}
