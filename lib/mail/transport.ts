import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/core/env";
import { inSpan } from "@/lib/telemetry/telemetry";
import type { DueMail, Mail } from "./types";

/**
 * From the connection until the server has the content. Until then nothing was sent, so a retry makes no second copy.
 */
const HAND_OVER_MS = 2 * 60_000;
/** From then on until it accepts the mail (RFC 5321, 4.5.3.2.6): giving up earlier and retrying would send it twice. */
const ACCEPT_MS = 10 * 60_000;
/** The longest that sending a mail takes; its lease is longer. */
export const MOST_SEND_MS = HAND_OVER_MS + ACCEPT_MS;

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: ACCEPT_MS };

/** Sends a mail by SMTP; throws when the server rejects it or takes too long. */
export async function sendMail({ id, kind, recipient }: DueMail, mail: Mail): Promise<void> {
  const { SITE_URL, MAIL_FROM, SMTP_URL: url } = env();
  const limit = new AbortController();
  const abortAfter = (ms: number) => setTimeout(() => limit.abort(), ms);
  let timer = abortAfter(HAND_OVER_MS);
  const mailer = createTransport({ url, ...PATIENCE });
  mailer.use("stream", ({ message }, done) => {
    message.processFunc((content) =>
      content.once("end", () => {
        clearTimeout(timer);
        timer = abortAfter(ACCEPT_MS);
      }),
    );
    done();
  });
  await inSpan("mail send", { "mail.kind": kind }, () =>
    mailer.sendMail({
      ...mail,
      signal: limit.signal,
      from: MAIL_FROM,
      // An object, so that the value cannot add further recipients.
      to: { name: "", address: recipient },
      // A stable Message-ID, so that mail clients show a mail once even if it was sent twice.
      messageId: `<outbox-${id}@${new URL(SITE_URL).hostname}>`,
      // Suppresses automatic replies.
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    }),
  ).finally(() => clearTimeout(timer));
}
