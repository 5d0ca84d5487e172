"use client";

import dynamic from "next/dynamic";
import type { StaffMember } from "@/lib/home/staff/rows";
import { Portrait } from "../portrait";
import { ItemRow } from "./item-row";

const MemberForm = dynamic(() => import("./member-form").then((module) => module.MemberForm), { ssr: false });

type Props = { members: StaffMember[]; canDelete: boolean };

/** The workshop's people in home page order. */
export function TeamList({ members, canDelete }: Props) {
  const ids = members.map(({ id }) => id);
  return (
    <ol aria-label="Equipo" className="mt-2 divide-y rounded-lg border border-border">
      {members.map((member) => (
        <ItemRow
          key={member.id}
          list="team"
          ids={ids}
          id={member.id}
          name={member.name}
          note={member.specialty}
          isPublished={member.isPublished}
          canDelete={canDelete}
          pictures={<Portrait name={member.name} src={member.photoUrl} className="size-12" />}
          editor={(onClose) => <MemberForm member={member} onClose={onClose} />}
        />
      ))}
    </ol>
  );
}
