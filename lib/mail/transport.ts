import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/core/env";
import type { DueMail, Mail } from "./types";

/** A server that says nothing must not hold a mail longer than it was lent for. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

let transport: { url: string; mailer: ReturnType<typeof createTransport> } | undefined;

function mailer() {
  const { SMTP_URL: url } = env();
  if (transport?.url !== url) transport = { url, mailer: createTransport({ url, ...PATIENCE }) };
  return transport.mailer;
}

/** Hands a mail to the mail server; throws when it does not take it. */
export async function sendMail({ id, recipient }: DueMail, mail: Mail): Promise<void> {
  const { SITE_URL, MAIL_FROM } = env();
  await mailer().sendMail({
    ...mail,
    from: MAIL_FROM,
    // As an object, nothing in it can add another receiver.
    to: { name: "", address: recipient },
    // The same each time, so that a mail which was sent twice is shown once.
    messageId: `<outbox-${id}@${new URL(SITE_URL).hostname}>`,
    // No machine answers it with "I am on holiday".
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
  });
}
