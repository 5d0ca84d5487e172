import { Badge } from "@/components/ui/badge";
import { Fact } from "@/components/ui/fact-list";
import {
  CHANNEL_LABELS,
  KIND_LABELS,
  SERVICE_LABELS,
  STATE_BADGES,
  STATE_LABELS,
} from "@/lib/contact/labels";
import type { FollowedMessage as Followed } from "@/lib/contact/rows";
import { formatDateTime, formatDay } from "@/lib/core/dates";

/** A message with the shop's answers, for the holder of its link. */
export function FollowedMessage({ message }: { message: Followed }) {
  const { kind, service, state, answers } = message;
  return (
    <div className="flex flex-col gap-6">
      <dl className="panel grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2">
        <Fact label="Estado">
          <Badge variant={STATE_BADGES[state]}>{STATE_LABELS[state]}</Badge>
        </Fact>
        <Fact label="Tipo">
          {KIND_LABELS[kind]}
          {service && ` · ${SERVICE_LABELS[service]}`}
        </Fact>
        <Fact label="Recibido">{formatDateTime(message.createdAt)}</Fact>
        <Fact label="Plazo de ley">Hasta el {formatDay(message.dueOn)}</Fact>
      </dl>
      <section aria-labelledby="escribiste" className="panel flex flex-col gap-3 p-5">
        <h2 id="escribiste" className="text-xl">
          Lo que escribiste
        </h2>
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
      </section>
      {answers.length > 0 && (
        <section aria-labelledby="respuestas" className="flex flex-col gap-3">
          <h2 id="respuestas" className="text-xl">
            {answers.length === 1 ? "Nuestra respuesta" : "Nuestras respuestas"}
          </h2>
          <ul className="flex flex-col gap-3">
            {answers.map((answer) => (
              <li key={answer.id} className="panel flex flex-col gap-2 border-primary p-5">
                <p className="text-sm text-muted-foreground">
                  {formatDateTime(answer.createdAt)} · por {CHANNEL_LABELS[answer.channel].toLowerCase()}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
