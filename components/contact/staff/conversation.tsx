import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ANSWER_MAIL_LABELS, CHANNEL_LABELS } from "@/lib/contact/labels";
import type { Reply, Thread } from "@/lib/contact/staff/rows";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";
import { ResendAnswer } from "./resend-answer";

/** The message, then answers and notes in order. */
export function Conversation({ thread }: { thread: Thread }) {
  return (
    <ol aria-label="Conversación" className="flex flex-col gap-3">
      <Entry
        who={thread.name}
        at={thread.createdAt}
        body={thread.message}
        className="mr-4 border border-border bg-card sm:mr-16"
      />
      {thread.replies.map((reply) => (
        <Answer key={reply.id} reply={reply} />
      ))}
    </ol>
  );
}

function markOf({ channel, mail }: Reply): string {
  if (mail) return ANSWER_MAIL_LABELS[mail];
  return channel ? CHANNEL_LABELS[channel] : "Nota interna";
}

function Answer({ reply }: { reply: Reply }) {
  const { author, channel, body, createdAt, mail, mailId } = reply;
  const isLost = mail === "perdido";
  return (
    <Entry
      who={author ?? "Alguien del equipo"}
      at={createdAt}
      body={body}
      mark={
        <Badge variant={isLost ? "destructive" : "outline"} className="normal-case">
          {markOf(reply)}
        </Badge>
      }
      className={cn("ml-4 sm:ml-16", channel ? "bg-muted" : "border border-dashed border-warm")}
    >
      {isLost && mailId && <ResendAnswer mailId={mailId} />}
    </Entry>
  );
}

type EntryProps = {
  who: string;
  at: string;
  body: string;
  mark?: ReactNode;
  className: string;
  children?: ReactNode;
};

function Entry({ who, at, body, mark, className, children }: EntryProps) {
  return (
    <li className={cn("flex flex-col gap-2 rounded-lg p-4", className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 wrap-anywhere">{who}</b>
        {mark}
        <time dateTime={at} className="text-sm text-muted-foreground">
          {formatDateTime(at)}
        </time>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      {children}
    </li>
  );
}
