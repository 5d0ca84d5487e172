import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/core/env";
import { inSpan } from "@/lib/telemetry/telemetry";
import type { DueMail, Mail } from "./types";

/** Timeout shorter than the mail's lease. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

let transport: { url: string; mailer: ReturnType<typeof createTransport> } | undefined;

function mailer() {
  const { SMTP_URL: url } = env();
  if (transport?.url !== url) transport = { url, mailer: createTransport({ url, ...PATIENCE }) };
  return transport.mailer;
}

/** Sends a mail by SMTP; throws when the server rejects it. */
export async function sendMail({ id, kind, recipient }: DueMail, mail: Mail): Promise<void> {
  const { SITE_URL, MAIL_FROM } = env();
  await inSpan("mail send", { "mail.kind": kind }, () =>
    mailer().sendMail({
      ...mail,
      from: MAIL_FROM,
      // An object, so that the value cannot add further recipients.
      to: { name: "", address: recipient },
      // A stable Message-ID, so that mail clients show a mail that was sent twice once.
      messageId: `<outbox-${id}@${new URL(SITE_URL).hostname}>`,
      // Suppresses automatic replies.
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    }),
  );
}
