import type { Metadata } from "next";
import { HomeTabs } from "@/components/home/staff/home-tabs";
import { NewItem } from "@/components/home/staff/new-item";
import { TeamList } from "@/components/home/staff/team-list";
import { ListHead } from "@/components/lists/list-head";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { listTeam } from "@/lib/home/staff/queries";

export const metadata: Metadata = { title: "Equipo de la portada" };

const PATH = "/admin/hero/equipo";

export default async function TeamPage() {
  const { role } = await requireRole(STAFF_ROLES, { path: PATH });
  const members = await listTeam();
  return (
    <>
      <ListHead
        title="Equipo de la portada"
        tabs={<HomeTabs current={PATH} />}
        note="No son cuentas: aquí nadie recibe permisos."
      >
        <NewItem list="team" />
      </ListHead>
      {members.length > 0 ? (
        <TeamList members={members} canDelete={canDeleteContent(role)} />
      ) : (
        <Message title="Todavía no hay nadie" art="/art/no-results.svg">
          <p className="text-muted-foreground">Sin personas, la portada no muestra esa sección.</p>
        </Message>
      )}
      <LiveRefresh tables={["team_members"]} />
    </>
  );
}
