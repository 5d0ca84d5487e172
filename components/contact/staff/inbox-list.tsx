import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ageText, legalTermOf, promiseOf } from "@/lib/contact/deadline";
import { KIND_LABELS, SERVICE_LABELS, STATE_BADGES, STATE_LABELS } from "@/lib/contact/labels";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import type { InboxItem } from "@/lib/contact/staff/types";
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
  const { isUnread, kind, service, state } = item;
  return (
    <Link
      href={`${INBOX_LIST.path}/${item.id}` as Route}
      data-unread={isUnread || undefined}
      className="grid gap-x-6 gap-y-2 border-l-4 border-transparent px-4 py-3 hover:bg-muted data-unread:border-primary lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={isUnread ? "font-bold" : "font-semibold"}>{item.name}</span>
          {isUnread && <Badge className="normal-case">Sin leer</Badge>}
          <span className="text-sm text-muted-foreground">{item.number}</span>
        </span>
        <span className={isUnread ? "block truncate" : "block truncate text-muted-foreground"}>
          {item.preview}
        </span>
        <span className="block text-sm text-muted-foreground">
          {KIND_LABELS[kind]}
          {service && ` · ${SERVICE_LABELS[service]}`}
          {` · ${item.assignedName ? `lo tiene ${item.assignedName}` : "sin asignar"}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-col lg:items-start">
        <span className="flex items-center gap-2">
          <Badge variant={item.isSpam ? "destructive" : STATE_BADGES[state]}>
            {item.isSpam ? "Spam" : STATE_LABELS[state]}
          </Badge>
          <time
            dateTime={item.createdAt}
            title={formatDateTime(item.createdAt)}
            className="text-sm text-muted-foreground"
          >
            {ageText(item.createdAt, now)}
          </time>
        </span>
        {!item.isSpam && (
          <>
            <DeadlineText deadline={promiseOf(item, now)} />
            <DeadlineText deadline={legalTermOf(item, now)} />
          </>
        )}
      </span>
    </Link>
  );
}
