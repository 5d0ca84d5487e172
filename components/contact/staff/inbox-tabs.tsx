import { SectionTabs } from "@/components/layout/section-tabs";
import { INBOX_LIST, SUBSCRIBER_LIST } from "@/lib/contact/staff/list";

export function InboxTabs({ current, unread }: { current: string; unread?: number }) {
  return (
    <SectionTabs
      label="Mensajes y suscriptores"
      current={current}
      tabs={[
        { href: INBOX_LIST.path, label: "Mensajes", count: unread },
        { href: SUBSCRIBER_LIST.path, label: "Suscriptores" },
      ]}
    />
  );
}
