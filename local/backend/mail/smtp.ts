import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";

/** Headers of a mail beyond its visible content. */
const KEPT_HEADERS = ["List-Unsubscribe", "List-Unsubscribe-Post", "Message-ID"];
const LARGEST_MAIL = 5 * 1024 * 1024;

export interface SmtpListener {
  /** SMTP URL for mailers. */
  url: string;
  close(): Promise<void>;
}

/** Starts an SMTP server that stores mails in the mailbox; loopback only; port 0 picks a free one. */
export async function startSmtp(mailbox: Mailbox, port: number): Promise<SmtpListener> {
  const server = new SMTPServer({
    // Loopback only: no authentication, no TLS.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(new Error("That mail is too large"));
        const receivers = session.envelope.rcptTo.map(({ address }) => address);
        take(mailbox, receivers, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // Ignore clients that disconnect early.
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.server.off("error", reject);
      resolve();
    });
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function take(mailbox: Mailbox, receivers: string[], raw: Buffer): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const found = KEPT_HEADERS.flatMap((name) => {
    const header = mail.headers.find(({ key }) => key === name.toLowerCase());
    return header ? [[name, header.value] as const] : [];
  });
  for (const to of receivers)
    await mailbox.send({
      to,
      subject: mail.subject ?? "",
      html: mail.html ?? "",
      text: mail.text,
      headers: Object.fromEntries(found),
    });
}
