import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ageText, legalTermOf, promiseOf } from "@/lib/contact/deadline";
import { KIND_LABELS, messageBadge, SERVICE_LABELS } from "@/lib/contact/labels";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import type { InboxItem } from "@/lib/contact/staff/rows";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";
import { DeadlineText } from "./deadline-text";

/** Messages as links; unread ones are highlighted. */
export function InboxList({ items, now }: { items: InboxItem[]; now: number }) {
  return (
    <ul aria-label="Mensajes" className="panel divide-y divide-border overflow-hidden">
      {items.map((item) => (
        <li key={item.id}>
          <InboxRow item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function InboxRow({ item, now }: { item: InboxItem; now: number }) {
  const { isUnread, kind, service } = item;
  const badge = messageBadge(item);
  return (
    <Link
      href={`${INBOX_LIST.path}/${item.id}` as Route}
      data-unread={isUnread || undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-l-4 border-transparent px-3 py-1.5 text-sm leading-5 hover:bg-muted data-unread:border-primary max-md:py-2.5 md:grid-cols-[11rem_minmax(0,1fr)_auto] xl:grid-cols-[11rem_minmax(0,1fr)_8rem_12.5rem]"
    >
      <span className="min-w-0">
        <span className={cn("block truncate", isUnread ? "font-bold" : "font-semibold")}>
          {isUnread && <span className="sr-only">Sin leer: </span>}
          {item.name}
        </span>
        <span className="block truncate text-xs text-muted-foreground">{item.number}</span>
      </span>
      <span className="min-w-0 max-md:order-1 max-md:col-span-2">
        <span className={cn("block truncate", !isUnread && "text-muted-foreground")}>{item.preview}</span>
        <span className="block truncate text-xs text-muted-foreground">
          {KIND_LABELS[kind]}
          {service && ` · ${SERVICE_LABELS[service]}`}
          {` · ${item.assignedName ? `lo tiene ${item.assignedName}` : "sin asignar"}`}
        </span>
      </span>
      <span className="flex flex-col items-end xl:items-start">
        <Badge variant={badge.variant} className="py-0">
          {badge.label}
        </Badge>
        <time
          dateTime={item.createdAt}
          title={formatDateTime(item.createdAt)}
          className="text-xs text-muted-foreground"
        >
          {ageText(item.createdAt, now)}
        </time>
      </span>
      {!item.isSpam && (
        <span className="flex flex-wrap gap-x-4 text-xs max-xl:col-span-full max-md:order-2 xl:flex-col">
          <DeadlineText deadline={promiseOf(item, now)} />
          <DeadlineText deadline={legalTermOf(item, now)} />
        </span>
      )}
    </Link>
  );
}
