import { truncate } from "@/lib/core/text";
import type { Letter } from "@/lib/mail/types";
import type { FollowedMessage } from "../rows";

/** Mail with the shop's answer; null when the answer was deleted. */
export function messageAnswered(
  message: FollowedMessage,
  replyId: number,
  token: string,
  siteUrl: string,
): Letter | null {
  const answer = message.answers.find(({ id }) => id === replyId);
  if (!answer) return null;
  const { number } = message;
  return {
    subject: `${number}: respuesta a tu mensaje`,
    title: "Respondimos tu mensaje",
    preview: truncate(answer.body, 120),
    blocks: [
      { type: "quote", text: answer.body },
      `Es la respuesta a tu mensaje ${number}. Si te falta algo, escríbenos otra vez y menciona ese número.`,
      { type: "button", link: { label: "Ver mi mensaje y la respuesta", href: `${siteUrl}/pqr/${token}` } },
    ],
    reason: "Recibes este correo porque nos escribiste y dejaste esta dirección.",
  };
}
