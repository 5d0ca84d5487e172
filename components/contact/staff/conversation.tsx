import { Badge } from "@/components/ui/badge";
import { ANSWER_MAIL_LABELS, CHANNEL_LABELS } from "@/lib/contact/labels";
import type { Reply, Thread } from "@/lib/contact/staff/types";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";

/** The message, then answers and notes in order. */
export function Conversation({ thread }: { thread: Thread }) {
  return (
    <ol aria-label="Conversación" className="flex flex-col gap-3">
      <Entry who={thread.name} at={thread.createdAt} body={thread.message} className="mr-6 sm:mr-16" />
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
  const { author, channel, body, createdAt } = reply;
  return (
    <Entry
      who={author ?? "Alguien del equipo"}
      at={createdAt}
      body={body}
      mark={markOf(reply)}
      className={cn("ml-6 sm:ml-16", channel ? "border-primary" : "border-dashed border-warm")}
    />
  );
}

type EntryProps = { who: string; at: string; body: string; mark?: string; className: string };

function Entry({ who, at, body, mark, className }: EntryProps) {
  return (
    <li className={cn("panel flex flex-col gap-2 p-4", className)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{who}</b>
        {mark && (
          <Badge variant="outline" className="normal-case">
            {mark}
          </Badge>
        )}
        <time dateTime={at} className="text-sm text-muted-foreground">
          {formatDateTime(at)}
        </time>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{body}</p>
    </li>
  );
}
