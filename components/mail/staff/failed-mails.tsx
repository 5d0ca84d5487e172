import type { Route } from "next";
import Link from "next/link";
import { formatDateTime } from "@/lib/core/dates";
import { mailLabel } from "@/lib/mail/labels";
import { lossReason } from "@/lib/mail/staff/reason";
import type { FailedMail } from "@/lib/mail/staff/rows";
import { FailedMailButtons } from "./failed-mail-buttons";

/** Failed mails: recipient, subject, error and actions. */
export function FailedMails({ mails }: { mails: FailedMail[] }) {
  return (
    <ul className="panel divide-y divide-border text-sm">
      {mails.map(({ id, kind, recipient, reason, failedAt, path }) => (
        <li
          key={id}
          className="list-card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold">
              {path ? (
                <Link href={path as Route} className="underline">
                  {mailLabel(kind)}
                </Link>
              ) : (
                mailLabel(kind)
              )}
            </p>
            <p className="wrap-anywhere">{recipient || "Ya no guardamos la dirección"}</p>
            <p className="text-xs text-muted-foreground">
              {lossReason(reason)} <time dateTime={failedAt}>{formatDateTime(failedAt)}</time>
            </p>
          </div>
          <FailedMailButtons mailId={id} name={`${mailLabel(kind)}, ${recipient}`} />
        </li>
      ))}
    </ul>
  );
}
