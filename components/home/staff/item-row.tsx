"use client";

import { type ReactNode, useState } from "react";
import { DeleteButton } from "@/components/forms/delete-button";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { deleteHomeItemAction, orderHomeListAction } from "@/lib/home/staff/actions";
import { ITEM_DELETE_FORBIDDEN, ITEM_NOT_DELETED } from "@/lib/home/staff/labels";
import type { HomeList } from "@/lib/home/staff/schema";

type Props = {
  list: HomeList;
  /** The whole list in order. */
  ids: string[];
  id: string;
  name: string;
  note: string;
  isPublished: boolean;
  canDelete: boolean;
  pictures: ReactNode;
  editor: (onClose: () => void) => ReactNode;
};

/** A row of stories or people: order, edit and delete. */
export function ItemRow({ list, ids, id, name, note, isPublished, canDelete, pictures, editor }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { pending, run } = useQuickAction();
  const place = ids.indexOf(id);

  function move(to: number) {
    if (pending) return;
    const order = ids.filter((one) => one !== id);
    order.splice(to, 0, id);
    void run(() => orderHomeListAction({ list, ids: order }), {
      title: "Orden actualizado",
      undo: () => orderHomeListAction({ list, ids }),
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3">
      <div className="flex shrink-0 gap-1.5">{pictures}</div>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          {name}
          {!isPublished && <Badge variant="outline">No se muestra</Badge>}
        </p>
        <p className="text-sm text-muted-foreground wrap-anywhere">{note}</p>
      </div>
      <div className="flex items-center">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Subir: ${name}`}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        >
          <Icon name="lucide--arrow-up" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Bajar: ${name}`}
          disabled={place === ids.length - 1}
          onClick={() => move(place + 1)}
        >
          <Icon name="lucide--arrow-down" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Editar: ${name}`} onClick={() => setEditing(true)}>
          <Icon name="lucide--pencil" />
        </Button>
        {canDelete && (
          <DeleteButton
            name={name}
            title="¿Quitar de la portada?"
            text={`«${name}» deja de verse y se borra.`}
            done="Eliminado de la portada"
            failed={ITEM_NOT_DELETED}
            forbidden={ITEM_DELETE_FORBIDDEN}
            onDelete={() => deleteHomeItemAction({ list, id })}
          />
        )}
      </div>
      {isEditing && editor(() => setEditing(false))}
    </li>
  );
}
