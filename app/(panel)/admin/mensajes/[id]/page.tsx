import type { Metadata, Route } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Conversation } from "@/components/contact/staff/conversation";
import { MarkRead } from "@/components/contact/staff/mark-read";
import { MessageControls } from "@/components/contact/staff/message-controls";
import { MessageFacts } from "@/components/contact/staff/message-facts";
import { ReplyForm } from "@/components/contact/staff/reply-form";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireRole } from "@/lib/auth/guards";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { KIND_LABELS, messageBadge } from "@/lib/contact/labels";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import { getThread } from "@/lib/contact/staff/queries";
import { quickReplies } from "@/lib/contact/staff/quick-replies";
import { listStaff } from "@/lib/users/staff/queries";

export const metadata: Metadata = { title: "Mensaje" };

export default async function MessagePage({ params }: PageProps<"/admin/mensajes/[id]">) {
  const { id } = await params;
  const user = await requireRole(STAFF_ROLES, { path: `${INBOX_LIST.path}/${id}` });
  const [thread, team] = await Promise.all([getThread(id), listStaff()]);
  if (!thread) notFound();
  const { number, phone, email, kind, state } = thread;
  const badge = messageBadge(thread);
  const isAnswered = state === "respondido" || state === "cerrado" || thread.answerMail === "en_camino";
  return (
    <>
      <Breadcrumbs items={[{ label: "Mensajes", href: INBOX_LIST.path as Route }, { label: number }]} />
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl wrap-anywhere">{thread.name}</h1>
            <Badge variant={badge.variant}>{badge.label}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">
            {number} · {KIND_LABELS[kind]}
          </p>
        </div>
        {thread.next && (
          <Link
            href={`${INBOX_LIST.path}/${thread.next}` as Route}
            className={buttonVariants({ variant: isAnswered ? "default" : "outline" })}
          >
            Siguiente por responder
            <Icon name="lucide--arrow-right" />
          </Link>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Conversation thread={thread} />
          <ReplyForm message={{ id, number, phone, email }} quickReplies={quickReplies(thread)} />
        </div>
        <aside aria-label="Datos del mensaje" className="flex min-w-0 flex-col gap-6">
          <MessageControls message={thread} team={team} me={user.id} />
          <MessageFacts thread={thread} now={Date.now()} />
        </aside>
      </div>
      {thread.isUnread && <MarkRead messageId={id} />}
      <LiveRefresh tables={["contact_messages", "contact_replies"]} />
    </>
  );
}
