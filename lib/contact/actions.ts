"use server";

import { defineAction } from "@/lib/auth/define-action";
import { env } from "@/lib/core/env";
import { GUESSES, PUBLIC_FORMS, SUBMISSIONS } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { checkFormToken } from "./form-token";
import { findMessageToken, startSubscription, storeMessage } from "./intake";
import { sendContactMails } from "./mail/composers";
import { confirmSubscription, leaveNewsletter, mayWriteTo } from "./newsletter";
import { findMessageSchema, newsletterTokenSchema, sendMessageSchema, subscribeSchema } from "./schema";
import type { SentMessage } from "./types";
import { contactText } from "./whatsapp-text";

const REFUSALS = {
  too_fast: "Eso fue muy rápido. Espera unos segundos y envíalo otra vez.",
  unknown: "El formulario llevaba mucho tiempo abierto. Envíalo otra vez.",
} as const;

/** Submits the contact form. A message with a filled honeypot field is stored as spam, not rejected. */
export const sendMessageAction = defineAction({
  name: "contact.send-message",
  schema: sendMessageSchema,
  access: "guest",
  rateLimit: PUBLIC_FORMS,
  mails: sendContactMails,
  run: async (input, user): Promise<SentMessage> => {
    const seen = checkFormToken(input.token, env().REVALIDATE_SECRET, Date.now());
    if (seen !== "ok") throw new Failure("invalid", REFUSALS[seen], { reason: seen });
    const { number, token } = await storeMessage(input, {
      userId: user?.id ?? null,
      isSpam: input.sitio !== "",
    });
    const { whatsapp } = await getSettings();
    return {
      number,
      statusPath: `/pqr/${token}`,
      whatsappUrl: whatsappLink(whatsapp, contactText(number, input)),
      copyTo: input.email,
    };
  },
});

/** Finds the page of a message whose link was lost. */
export const findMessageAction = defineAction({
  name: "contact.find-message",
  schema: findMessageSchema,
  access: "guest",
  rateLimit: GUESSES,
  run: async ({ number, contact }): Promise<{ path: string }> => {
    const token = await findMessageToken(number, contact);
    if (!token)
      throw new Failure(
        "not_found",
        "No encontramos ese radicado con ese teléfono o correo. Revísalos, o llámanos y lo buscamos.",
      );
    return { path: `/pqr/${token}` };
  },
});

/**
 * Newsletter step one (double opt-in). The response is always the same, so that it does not reveal who is subscribed.
 */
export const subscribeAction = defineAction({
  name: "contact.subscribe",
  schema: subscribeSchema,
  access: "guest",
  rateLimit: PUBLIC_FORMS,
  mails: sendContactMails,
  run: async ({ email, source, sitio, token }): Promise<void> => {
    const seen = checkFormToken(token, env().REVALIDATE_SECRET, Date.now());
    if (seen !== "ok") throw new Failure("invalid", REFUSALS[seen], { reason: seen });
    if (sitio !== "" || !(await mayWriteTo(email))) return;
    await startSubscription(email, source);
  },
});

/** Step two: the confirmation button behind the mailed link. */
export const confirmSubscriptionAction = defineAction({
  name: "contact.confirm-subscription",
  schema: newsletterTokenSchema,
  access: "guest",
  rateLimit: SUBMISSIONS,
  mails: sendContactMails,
  run: async ({ token }): Promise<void> => {
    await confirmSubscription(token);
  },
});

export const leaveNewsletterAction = defineAction({
  name: "contact.leave-newsletter",
  schema: newsletterTokenSchema,
  access: "guest",
  rateLimit: SUBMISSIONS,
  run: async ({ token }): Promise<void> => {
    if (!(await leaveNewsletter(token)))
      throw new Failure("not_found", "Este enlace ya no sirve. Escríbenos y te damos de baja.");
  },
});
