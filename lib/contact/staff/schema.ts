import { z } from "zod";
import { lines } from "@/lib/core/inputs";
import { CONTACT_CHANNELS, CONTACT_KINDS, CONTACT_STATES } from "../types";

const MAX_REPLY = 4000;

const messageId = z.uuid("No encontramos ese mensaje.");

export const handleMessageSchema = z.object({
  messageId,
  state: z.enum(CONTACT_STATES, "Ese estado no existe.").optional(),
  kind: z.enum(CONTACT_KINDS, "Ese tipo no existe.").optional(),
  isSpam: z.boolean().optional(),
});

export const assignMessageSchema = z.object({ messageId, userId: z.uuid().nullable() });

export const readMessageSchema = z.object({ messageId, isRead: z.boolean() });

export const replyMessageSchema = z.object({
  messageId,
  /** Null: an internal note. */
  channel: z.enum(CONTACT_CHANNELS).nullable(),
  body: lines.pipe(
    z
      .string()
      .min(1, "Escribe la respuesta.")
      .max(MAX_REPLY, "La respuesta es muy larga: máximo 4.000 letras."),
  ),
});

export const resendAnswerSchema = z.object({ mailId: z.number().int().positive() });

export const removeSubscriberSchema = z.object({ subscriberId: z.uuid("No encontramos esa suscripción.") });

export type HandleMessageInput = z.output<typeof handleMessageSchema>;
export type ReplyMessageInput = z.output<typeof replyMessageSchema>;
