"use server";

import { defineAction } from "@/lib/auth/define-action";
import { env } from "@/lib/core/env";
import { Failure } from "@/lib/core/result";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { checkFormToken } from "./form-token";
import { storeMessage } from "./intake";
import { sendMessageSchema } from "./schema";
import type { SentMessage } from "./types";
import { contactText } from "./whatsapp-text";

const REFUSALS = {
  too_fast: "Eso fue muy rápido. Espera unos segundos y envíalo otra vez.",
  unknown: "El formulario llevaba mucho tiempo abierto. Envíalo otra vez.",
} as const;

/** What a visitor writes on /contacto. What only a program would fill in is kept apart, not lost. */
export const sendMessageAction = defineAction({
  name: "contact.send",
  schema: sendMessageSchema,
  access: "guest",
  // Mobile carriers put many customers behind one address.
  rateLimit: { limit: 30, windowSeconds: 3600 },
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
    };
  },
});
