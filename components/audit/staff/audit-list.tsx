import type { Route } from "next";
import Link from "next/link";
import { actionText, actorName, auditFacts, subjectHref } from "@/lib/audit/describe";
import type { AuditEntry } from "@/lib/audit/types";
import { formatDateTime } from "@/lib/core/dates";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { AuditFacts } from "./audit-facts";

/** Who did what, newest first. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ol aria-label="Registros" className="panel divide-y divide-border text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="px-4 py-2">
          <Headline entry={entry} />
          <AuditFacts facts={auditFacts(entry)} />
        </li>
      ))}
    </ol>
  );
}

function Headline({ entry }: { entry: AuditEntry }) {
  const { actor } = entry;
  const href = subjectHref(entry);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <p className="min-w-0 wrap-anywhere">
        {actor?.role ? (
          <>
            <Link href={`/dashboard/usuarios/${actor.id}` as Route} className="font-semibold hover:underline">
              {actor.name}
            </Link>
            <span className="text-xs text-muted-foreground"> ({ROLE_NAMES[actor.role]})</span>
          </>
        ) : (
          <span className="font-semibold">{actorName(entry)}</span>
        )}{" "}
        {href ? (
          <Link href={href as Route} className="text-primary underline underline-offset-2">
            {actionText(entry)}
          </Link>
        ) : (
          actionText(entry)
        )}
      </p>
      <time dateTime={entry.at} className="text-xs text-muted-foreground sm:whitespace-nowrap">
        {formatDateTime(entry.at)}
      </time>
    </div>
  );
}
