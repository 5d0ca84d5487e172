import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";
import type { RepairAuthor, RepairComment } from "@/lib/repairs/rows";

type Props = {
  comments: RepairComment[];
  /** The viewer's side: own messages are on the right. */
  viewer: RepairAuthor;
  /** Optimistic message without a date yet. */
  sending?: { text: string; isInternal: boolean };
  /** Actions of a message. */
  actionOf?: (comment: RepairComment) => ReactNode;
};

const AUTHORS = { admin: "Taller", cliente: "Cliente" } satisfies Record<RepairAuthor, string>;
const MINE = "self-end rounded-br-sm bg-primary-solid text-primary-solid-foreground";
const THEIRS = "self-start rounded-bl-sm bg-muted";
const INTERNAL = "self-stretch max-w-full border-2 border-dashed border-warm bg-warm/10";
const BUBBLE = "max-w-[85%] rounded-lg px-4 py-3";

/** Conversation of customer and workshop, oldest first. */
export function CommentList({ comments, viewer, sending, actionOf }: Props) {
  return (
    <ol aria-label="Mensajes" className="flex flex-col gap-3">
      {comments.map((comment) => {
        const { id, author, text, isInternal, createdAt } = comment;
        return (
          <li key={id} className={cn(BUBBLE, isInternal ? INTERNAL : author === viewer ? MINE : THEIRS)}>
            {isInternal && (
              <p className="flex items-center gap-1.5 text-sm font-bold text-warm">
                <Icon name="lucide--lock" className="size-4" />
                Nota interna: el cliente no la ve
              </p>
            )}
            <p className="text-xs">
              <b>{author === "cliente" && viewer === "cliente" ? "Tú" : AUTHORS[author]}</b> ·{" "}
              {formatDateTime(createdAt)}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
            {actionOf?.(comment)}
          </li>
        );
      })}
      {sending && (
        <li className={cn(BUBBLE, sending.isInternal ? INTERNAL : MINE, "opacity-80")}>
          <p className="text-xs">
            <b>{viewer === "cliente" ? "Tú" : AUTHORS.admin}</b> · Enviando...
          </p>
          <p className="break-words whitespace-pre-line">{sending.text}</p>
        </li>
      )}
    </ol>
  );
}
