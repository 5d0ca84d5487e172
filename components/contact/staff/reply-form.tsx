"use client";

import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { Textarea } from "@/components/ui/input";
import { replyMessageAction } from "@/lib/contact/staff/actions";
import { answerChat, reachableBy } from "@/lib/contact/staff/answer-link";
import type { QuickReply } from "@/lib/contact/staff/quick-replies";
import { ReplyChannels, type ReplyKind } from "./reply-channels";

type Props = {
  message: { id: string; number: string; phone: string; email: string };
  quickReplies: QuickReply[];
};

const SEND: Record<ReplyKind, string> = {
  whatsapp: "Ya la envié por WhatsApp: registrar",
  correo: "Enviar por correo",
  llamada: "Registrar la llamada",
  nota: "Guardar nota",
};

const DONE: Record<ReplyKind, string> = {
  whatsapp: "Respuesta registrada",
  correo: "Enviando tu respuesta",
  llamada: "Respuesta registrada",
  nota: "Nota guardada",
};

/** Explains each channel: opening a chat sends nothing by itself. */
const HINTS: Partial<Record<ReplyKind, string>> = {
  whatsapp: "Abre el chat, envía el mensaje allá y regístralo aquí: solo entonces queda como respondido.",
  correo:
    "Sale desde la tienda con el número de radicado, y la persona también la ve en su enlace. Cuenta como respondido cuando sale.",
};

/** Sends an answer by mail, records one given elsewhere, or adds an internal note. */
export function ReplyForm({ message, quickReplies }: Props) {
  const { pending, run } = useQuickAction();
  const [body, setBody] = useState("");
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const reachable = reachableBy(message);
  const [kind, setKind] = useState<ReplyKind>(reachable[0] ?? "nota");

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = body.trim();
    setError(text ? undefined : "Escribe la respuesta.");
    if (!text) return area.current?.focus();
    const channel = kind === "nota" ? null : kind;
    run(
      () => replyMessageAction({ messageId: message.id, body: text, channel }),
      DONE[kind],
      (isDone) => isDone && setBody(""),
    );
  }

  const chat = kind === "whatsapp" ? answerChat(message, body.trim()) : null;

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
                  className="min-h-11 rounded-full border border-input px-4 text-sm hover:bg-muted"
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
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      {HINTS[kind] && (
        <p className="text-sm text-muted-foreground">
          {HINTS[kind]}
          {kind === "correo" && <span className="pointer-coarse:hidden"> Ctrl + Enter la envía.</span>}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {chat && (
          <WhatsappButton href={chat} variant="outline">
            Abrir WhatsApp
          </WhatsappButton>
        )}
        <SubmitButton pending={pending}>{SEND[kind]}</SubmitButton>
      </div>
    </form>
  );
}
