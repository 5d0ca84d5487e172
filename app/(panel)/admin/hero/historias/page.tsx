import type { Metadata } from "next";
import { HomeTabs } from "@/components/home/staff/home-tabs";
import { NewItem } from "@/components/home/staff/new-item";
import { StoryList } from "@/components/home/staff/story-list";
import { ListHead } from "@/components/lists/list-head";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Message } from "@/components/ui/message";
import { requireRole } from "@/lib/auth/guards";
import { canDeleteContent, STAFF_ROLES } from "@/lib/auth/roles";
import { listStories } from "@/lib/home/staff/queries";

export const metadata: Metadata = { title: "Antes y después" };

const PATH = "/admin/hero/historias";

export default async function StoriesPage() {
  const { role } = await requireRole(STAFF_ROLES, { path: PATH });
  const stories = await listStories();
  return (
    <>
      <ListHead
        title="Antes y después"
        tabs={<HomeTabs current={PATH} />}
        note="Reparaciones del taller en fotos; la portada muestra seis."
      >
        <NewItem list="stories" />
      </ListHead>
      {stories.length > 0 ? (
        <StoryList stories={stories} canDelete={canDeleteContent(role)} />
      ) : (
        <Message title="Todavía no hay historias" art="/art/no-results.svg">
          <p className="text-muted-foreground">Sin historias, la portada no muestra esa sección.</p>
        </Message>
      )}
      <LiveRefresh tables={["repair_stories"]} />
    </>
  );
}
