import type { Metadata } from "next";
import { InboxTabs } from "@/components/contact/staff/inbox-tabs";
import { SubscriberTable } from "@/components/contact/staff/subscriber-table";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListEmpty } from "@/components/lists/list-empty";
import { ListHead } from "@/components/lists/list-head";
import { ListPager } from "@/components/lists/list-pager";
import { ListTools } from "@/components/lists/list-tools";
import { LiveRefresh } from "@/components/live/live-refresh";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { canChangeSettings, STAFF_ROLES } from "@/lib/auth/roles";
import { SUBSCRIBER_LABELS } from "@/lib/contact/staff/labels";
import { SUBSCRIBER_LIST } from "@/lib/contact/staff/list";
import { listSubscribers } from "@/lib/contact/staff/queries";
import { NEWSLETTER_STATES } from "@/lib/contact/types";
import { parseListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";

export const metadata: Metadata = { title: "Suscriptores" };

export default async function SubscribersPage({ searchParams }: PageProps<"/admin/mensajes/suscriptores">) {
  const user = await requireRole(STAFF_ROLES, { path: SUBSCRIBER_LIST.path });
  const state = parseListState(await searchParams, SUBSCRIBER_LIST);
  const { items, total, counts } = await listSubscribers(state);
  return (
    <>
      <ListHead
        title="Suscriptores"
        tabs={<InboxTabs current={SUBSCRIBER_LIST.path} />}
        note="Solo los confirmados reciben el boletín."
      >
        {canChangeSettings(user.role) && (
          <a href="/api/newsletter" download className={buttonVariants({ variant: "outline" })}>
            <Icon name="lucide--download" />
            Exportar confirmados
          </a>
        )}
      </ListHead>
      <ListTools state={state} label="Buscar un correo">
        <FilterSelect
          state={state}
          name="estado"
          label="Estado"
          options={Object.fromEntries(
            NEWSLETTER_STATES.map((value) => [
              value,
              `${SUBSCRIBER_LABELS[value]} (${formatNumber(counts[value])})`,
            ]),
          )}
        />
      </ListTools>
      {items.length > 0 ? (
        <SubscriberTable items={items} />
      ) : (
        <ListEmpty state={state} title="No hay suscriptores" />
      )}
      <ListPager state={state} total={total} />
      <LiveRefresh tables={["newsletter_subscribers"]} />
    </>
  );
}
