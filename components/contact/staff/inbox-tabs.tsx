import { SectionTabs } from "@/components/layout/section-tabs";
import { INBOX_PATH, SUBSCRIBERS_PATH } from "@/lib/contact/staff/labels";

export function InboxTabs({ current, unread }: { current: string; unread?: number }) {
  return (
    <SectionTabs
      label="Mensajes y suscriptores"
      current={current}
      tabs={[
        { href: INBOX_PATH, label: "Mensajes", count: unread },
        { href: SUBSCRIBERS_PATH, label: "Suscriptores" },
      ]}
    />
  );
}
