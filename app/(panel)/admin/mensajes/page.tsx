import type { Metadata } from "next";
import { InboxFilters } from "@/components/contact/staff/inbox-filters";
import { InboxList } from "@/components/contact/staff/inbox-list";
import { InboxTabs } from "@/components/contact/staff/inbox-tabs";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { LiveRefresh } from "@/components/live/live-refresh";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import { listMessages } from "@/lib/contact/staff/queries";
import { parseListState } from "@/lib/core/list-state";
import { listStaff } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Mensajes" };

export default async function InboxPage({ searchParams }: PageProps<"/admin/mensajes">) {
  await requireRole(STAFF_ROLES, { path: INBOX_LIST.path });
  const state = parseListState(await searchParams, INBOX_LIST);
  const [{ items, total, counts }, team] = await Promise.all([listMessages(state), listStaff()]);
  return (
    <>
      <ListHead
        title="Mensajes"
        tabs={<InboxTabs current={INBOX_LIST.path} unread={counts.unread} />}
        note="Lo que la gente escribe en Contacto y en Peticiones."
      />
      <InboxFilters state={state} counts={counts} team={team} />
      {items.length > 0 ? (
        <InboxList items={items} now={Date.now()} />
      ) : (
        <ListEmpty state={state} title="No hay mensajes" />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["contact_messages"]} />
    </>
  );
}
