import "server-only";
import { log } from "@/lib/core/log";
import { claimMails, type Settled, settleMail } from "./outbox";
import { sendMail } from "./transport";
import type { Composers, DueMail } from "./types";

/** Batch size: all mails of a batch must finish within their lease of five minutes. */
const BATCH = 5;
const MOST_BATCHES = 20;

type Report = { sent: number; void: number; failed: number };

/**
 * Sends due mails of the kinds that these composers support. A failed mail is retried later and does not stop the
 * others. Never throws: the caller's own work is already done.
 */
export async function deliverMails(composers: Composers): Promise<Report> {
  const report: Report = { sent: 0, void: 0, failed: 0 };
  try {
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const due = await claimMails(Object.keys(composers), BATCH);
      for (const mail of due) report[await deliver(mail, composers)] += 1;
      // When the mail server is down, stop instead of failing every mail.
      if (due.length < BATCH || report.failed > 0) break;
    }
  } catch (error) {
    report.failed += 1;
    log("error", "mail.not_delivered", { cause: error });
  }
  return report;
}

async function deliver(due: DueMail, composers: Composers): Promise<keyof Report> {
  const how = await attempt(due, composers);
  await settleMail(due.id, how);
  if ("sent" in how) return "sent";
  return "void" in how ? "void" : "failed";
}

async function attempt(due: DueMail, composers: Composers): Promise<Settled> {
  try {
    const mail = await composers[due.kind]?.(due);
    if (!mail) return { void: true };
    await sendMail(due, mail);
    return { sent: true };
  } catch (error) {
    const reason = reasonOf(error);
    log("error", "mail.failed", { mail: due.id, kind: due.kind, reason });
    return { failed: reason };
  }
}

/** Error description without the server's message, which may contain the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, command } = error as Error &
    Record<"code" | "responseCode" | "command", unknown>;
  const details = [code, responseCode, command].filter((part) => part !== undefined && part !== null);
  return details.length > 0 ? details.join(" ") : `${error.name}: ${error.message}`;
}
