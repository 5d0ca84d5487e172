"use client";

import { DeleteButton } from "@/components/forms/delete-button";
import { deletePostAction } from "@/lib/blog/staff/actions";
import { POST_DELETE_FORBIDDEN, POST_NOT_DELETED } from "@/lib/blog/staff/labels";
import type { StaffPost } from "@/lib/blog/staff/rows";

export function DeletePost({ post: { id, title } }: { post: Pick<StaffPost, "id" | "title"> }) {
  return (
    <DeleteButton
      name={title}
      title="¿Eliminar artículo?"
      text={`Se eliminará «${title}» y su dirección dejará de funcionar.`}
      done="Artículo eliminado"
      failed={POST_NOT_DELETED}
      forbidden={POST_DELETE_FORBIDDEN}
      onDelete={() => deletePostAction({ id })}
    />
  );
}
