import type { TeamMember } from "@/lib/home/fields";
import { Portrait } from "./portrait";

/** The workshop's people. */
export function Team({ members }: { members: TeamMember[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      {members.map(({ id, name, specialty, photoUrl }) => (
        <li key={id} className="flex items-center gap-4">
          <Portrait name={name} src={photoUrl} />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-display text-lg leading-snug font-bold">{name}</p>
            <p className="text-sm text-muted-foreground">{specialty}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
