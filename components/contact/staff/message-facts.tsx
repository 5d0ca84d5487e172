import type { Route } from "next";
import Link from "next/link";
import { Fact } from "@/components/ui/fact-list";
import { legalTermOf, promiseOf } from "@/lib/contact/deadline";
import { SERVICE_LABELS, STATE_LABELS } from "@/lib/contact/labels";
import { callLink } from "@/lib/contact/staff/answer-link";
import { INBOX_LIST } from "@/lib/contact/staff/list";
import type { Thread } from "@/lib/contact/staff/rows";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { ANSWER_TIME, COMPLAINT_TERM } from "@/lib/legal/promises";
import { DeadlineText } from "./deadline-text";

const LINK = "inline-flex min-h-8 items-center font-semibold underline underline-offset-4";

/** Sender, contact data, deadline and other messages. */
export function MessageFacts({ thread, now }: { thread: Thread; now: number }) {
  return (
    <dl className="panel flex flex-col gap-4 p-5">
      <Fact isPlain label="Teléfono">
        <a href={callLink(thread)} className={LINK}>
          {thread.phone}
        </a>
      </Fact>
      <Fact isPlain label="Correo">
        <span className="wrap-anywhere">{thread.email || "No dejó correo"}</span>
      </Fact>
      {thread.userId && (
        <Fact isPlain label="Cuenta">
          <Link href={`/dashboard/usuarios/${thread.userId}` as Route} className={LINK}>
            {thread.username}
          </Link>
        </Fact>
      )}
      {thread.service && (
        <Fact isPlain label="Servicio">
          {SERVICE_LABELS[thread.service]}
        </Fact>
      )}
      <Fact isPlain label={`Promesa de ${ANSWER_TIME}`}>
        <DeadlineText deadline={promiseOf(thread, now)} />
        <span className="block text-sm text-muted-foreground">
          Hasta el {formatDateTime(thread.promisedAt)}
        </span>
      </Fact>
      <Fact isPlain label={`Plazo de ley (${COMPLAINT_TERM})`}>
        <DeadlineText deadline={legalTermOf(thread, now)} />
        <span className="block text-sm text-muted-foreground">Hasta el {formatDay(thread.dueOn)}</span>
      </Fact>
      <Fact isPlain label="Autorización de datos">
        <span className="text-sm text-muted-foreground">
          {formatDateTime(thread.consentAt)} · texto {thread.consentVersion}
        </span>
      </Fact>
      {thread.statusPath && (
        <Fact isPlain label="Lo que ve la persona">
          <a href={thread.statusPath} target="_blank" rel="noopener" className={LINK}>
            Abrir su página de estado
          </a>
        </Fact>
      )}
      {thread.others.length > 0 && (
        <Fact isPlain label="También escribió">
          <ul>
            {thread.others.map((other) => (
              <li key={other.id}>
                <Link href={`${INBOX_LIST.path}/${other.id}` as Route} className={LINK}>
                  {other.number} · {STATE_LABELS[other.state].toLowerCase()}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}
