import { formatDateTime, formatDay } from "@/lib/core/dates";
import { ANSWER_TIME } from "@/lib/legal/promises";
import type { Letter } from "@/lib/mail/types";
import { KIND_LABELS, SERVICE_LABELS } from "../labels";
import type { FollowedMessage } from "../rows";
import type { ContactKind } from "../types";

/** Kinds of message with a legal term. */
const WITH_TERM: readonly ContactKind[] = ["peticion", "queja", "reclamo"];

/**
 * Receipt of a message: number, deadline and link to follow it. The message text is included only when the address is
 * verified as the sender's.
 */
export function messageReceived(
  message: FollowedMessage,
  token: string,
  siteUrl: string,
  isProved: boolean,
): Letter {
  const { number, kind, service, createdAt, dueOn } = message;
  return {
    subject: `${number}: recibimos tu mensaje`,
    title: "Recibimos tu mensaje",
    preview: `Te respondemos en menos de ${ANSWER_TIME}, de lunes a sábado.`,
    blocks: [
      `Este es tu número de radicado: ${number}. Te respondemos en menos de ${ANSWER_TIME}, de lunes a sábado.`,
      {
        type: "facts",
        rows: [
          ["Número de radicado", number],
          ["Tipo", KIND_LABELS[kind]],
          ...(service ? [["Servicio", SERVICE_LABELS[service]] as const] : []),
          ["Recibido", formatDateTime(createdAt)],
          ...(WITH_TERM.includes(kind) ? [["Plazo máximo de ley", formatDay(dueOn)] as const] : []),
        ],
      },
      ...(isProved
        ? [
            { type: "heading" as const, text: "Lo que escribiste" },
            { type: "quote" as const, text: message.message },
          ]
        : []),
      { type: "button", link: { label: "Ver el estado", href: `${siteUrl}/pqr/${token}` } },
    ],
    reason: "Recibes este correo porque alguien nos escribió y dejó esta dirección.",
  };
}
