import type { Route } from "next";
import Link from "next/link";
import { viewHref } from "@/lib/repairs/staff/views";
import { UnreadMark } from "../../unread-mark";

type Props = { id: string; number: string; count: number };

/** Opens the unanswered messages; above the link that covers its card or row. */
export function UnreadLink({ id, number, count }: Props) {
  if (count === 0) return null;
  return (
    <Link
      href={viewHref(id, "mensajes") as Route}
      data-no-drag
      draggable={false}
      title="Responder"
      className="relative z-10 inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <span className="sr-only">Responder la orden {number}: </span>
      <UnreadMark count={count} />
    </Link>
  );
}
