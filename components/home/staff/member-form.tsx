"use client";

import { MEMBER_FIELDS, type MemberValues } from "@/lib/home/fields";
import { createMemberAction, saveMemberAction } from "@/lib/home/staff/actions";
import type { StaffMember } from "@/lib/home/staff/rows";
import { memberTexts } from "@/lib/home/staff/rows";
import { ItemForm } from "./item-form";

type Props = { member?: StaffMember; onClose: () => void };

const EMPTY: MemberValues = { name: "", specialty: "", photoUrl: "", isPublished: true };

/** Adds a person of the workshop or, given one, edits them. */
export function MemberForm({ member, onClose }: Props) {
  return (
    <ItemForm
      item={member}
      empty={EMPTY}
      fields={MEMBER_FIELDS}
      toFieldTexts={memberTexts}
      create={createMemberAction}
      save={saveMemberAction}
      words={{
        heading: member ? "Editar persona" : "Nueva persona",
        done: member ? "Persona actualizada" : "Persona agregada",
        submit: member ? "Guardar cambios" : "Agregar persona",
        publishHint: "Pregúntale antes: su nombre y su foto los ve cualquiera.",
      }}
      onClose={onClose}
    >
      {({ text, photos }) => (
        <>
          {text("name")}
          {text("specialty", "Como «Microsoldadura y HDMI».")}
          {photos("Sin foto se ven sus iniciales.")}
        </>
      )}
    </ItemForm>
  );
}
