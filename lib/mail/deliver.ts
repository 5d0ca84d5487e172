import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { after } from "next/server";
import { log } from "@/lib/core/log";
import { claimMails, type Settled, settleMail } from "./outbox";
import { sendMail } from "./transport";
import type { Composers, DueMail } from "./types";

/** A run starts no mail after this time and returns: the scheduler waits 55 seconds for the response. */
const RUN_MS = 45_000;
const MOST_MAILS = 100;
/** After this many failures the mail server is probably down: the run stops instead of failing every mail. */
const MOST_FAILURES = 5;
/** Pauses between attempts to record a mail's result: a sent mail that is not recorded would be sent again. */
const SETTLE_AGAIN_MS = [1_000, 4_000, 15_000, 40_000];

type Report = { sent: number; void: number; failed: number };

/**
 * Sends due mails of the kinds that these composers support. A failed mail is retried later and does not stop the
 * others. A mail that the server is slow to accept is awaited even after the run has returned. Never throws: the
 * caller's own work is already done.
 */
export async function deliverMails(composers: Composers): Promise<Report> {
  const report: Report = { sent: 0, void: 0, failed: 0 };
  const work = deliverDue(composers, report, Date.now() + RUN_MS);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), RUN_MS);
  });
  if ((await Promise.race([work, late])) === "late") after(() => work);
  clearTimeout(timer);
  return { ...report };
}

async function deliverDue(composers: Composers, report: Report, end: number): Promise<void> {
  try {
    for (let count = 0; count < MOST_MAILS && report.failed < MOST_FAILURES && Date.now() < end; count++) {
      // One at a time: a mail's lease has to cover its own sending only.
      const [mail] = await claimMails(Object.keys(composers), 1);
      if (!mail) return;
      report[await deliver(mail, composers)] += 1;
    }
  } catch (error) {
    report.failed += 1;
    log("error", "mail.not_delivered", { cause: error });
  }
}

async function deliver(due: DueMail, composers: Composers): Promise<keyof Report> {
  const how = await attempt(due, composers);
  await settle(due, how);
  if ("sent" in how) return "sent";
  return "void" in how ? "void" : "failed";
}

/**
 * A failure is recorded in one attempt: a late second one could end the lease of another run that has the mail by then.
 */
async function settle({ id, kind }: DueMail, how: Settled): Promise<void> {
  for (const pause of "failed" in how ? [] : SETTLE_AGAIN_MS) {
    try {
      return await settleMail(id, how);
    } catch (error) {
      log("warn", "mail.not_settled", { mail: id, kind, cause: error });
      await wait(pause);
    }
  }
  await settleMail(id, how);
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
