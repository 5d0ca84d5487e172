"use client";

import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Textarea } from "@/components/ui/input";
import { replyMessageAction } from "@/lib/contact/staff/actions";
import { answerLink } from "@/lib/contact/staff/answer-link";
import type { QuickReply } from "@/lib/contact/staff/quick-replies";
import type { ContactChannel } from "@/lib/contact/types";
import { ReplyChannels, type ReplyKind } from "./reply-channels";

type Props = {
  message: { id: string; number: string; phone: string; email: string };
  quickReplies: QuickReply[];
};

const SEND: Record<ReplyKind, string> = {
  whatsapp: "Abrir WhatsApp y registrar",
  correo: "Abrir el correo y registrar",
  llamada: "Registrar la llamada",
  nota: "Guardar nota",
};

/** Writes the text where it leaves the shop: the chat or the mail program of whoever answers. */
function deliver(channel: ContactChannel, message: Props["message"], body: string) {
  if (channel === "llamada") return;
  const link = answerLink(channel, message, body);
  if (!link) return;
  // At once, while the click still allows it; a window opened later would be blocked.
  if (channel === "whatsapp") window.open(link, "_blank", "noopener,noreferrer");
  else window.location.assign(link);
}

/** An answer, which opens its chat or mail and is recorded, or a note for the team. */
export function ReplyForm({ message, quickReplies }: Props) {
  const { pending, run } = useQuickAction();
  const [body, setBody] = useState("");
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const reachable = (["whatsapp", "correo", "llamada"] as const).filter((one) =>
    answerLink(one, message, ""),
  );
  const [kind, setKind] = useState<ReplyKind>(reachable[0] ?? "nota");

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = body.trim();
    setError(text ? undefined : "Escribe la respuesta.");
    if (!text) return area.current?.focus();
    const channel = kind === "nota" ? null : kind;
    if (channel) deliver(channel, message, text);
    run(
      () => replyMessageAction({ messageId: message.id, body: text, channel }),
      channel ? "Respuesta registrada" : "Nota guardada",
      () => setBody(""),
    );
  }

  function use(text: string) {
    setBody(body.trim() ? `${body.trim()}\n\n${text}` : text);
    area.current?.focus();
  }

  return (
    <form noValidate onSubmit={onSubmit} aria-label="Responder" className="panel flex flex-col gap-4 p-5">
      <ReplyChannels value={kind} onChange={setKind} reachable={reachable} />
      {kind !== "nota" && (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold">Respuestas rápidas</p>
          <ul className="flex flex-wrap gap-2">
            {quickReplies.map(({ label, text }) => (
              <li key={label}>
                <button
                  type="button"
                  onClick={() => use(text)}
                  className="min-h-11 rounded-full border border-line-strong px-4 text-sm hover:bg-surface-raised"
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Field id="respuesta" label={kind === "nota" ? "Nota interna" : "Respuesta"} error={error}>
        <Textarea
          ref={area}
          rows={6}
          maxLength={4000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
      <SubmitButton pending={pending} pendingText="Guardando..." className="self-start">
        {SEND[kind]}
      </SubmitButton>
    </form>
  );
}
