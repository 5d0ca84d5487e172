import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { beginJob, finishJob } from "@/lib/supabase/jobs";
import { cancelOpenPayment } from "./cancel";
import { handleEvents } from "./events";
import { abandonPayment, openRefunds, paymentChecked, readPayment } from "./ledger";
import { record, refundPayment, settlePayment } from "./mutations";
import { carryOutRefund } from "./refunds";
import { type Run, startRun } from "./run";
import { OPEN_STATUSES } from "./statuses";
import { type SweepState, sweepChanged } from "./sweep";
import type { ReconcileReport } from "./types";

/** Younger payments may still be processed by their own request. */
const SETTLE_AFTER_MS = 60_000;
/** A charge unknown to the provider after this time counts as never made, until the next check. */
const ABANDON_AFTER_MS = 5 * 60_000;
/** Payments still under review after two business days are cancelled: they reserve stock in vain. */
const CANCEL_AFTER_MS = 7 * 86_400_000;
/** A run ends before the next minute; its lease expires afterwards, in case the process was killed. */
const RUN_MS = 45_000;
const LEASE_SECONDS = 90;
const BATCH = 50;
const UNREAD = "No se pudieron leer los pagos";

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/**
 * Background job: expired reservations, orders that nobody fetches, stored notifications, open payments and refunds, and changes at the provider
 * without a notification. One run at a time across all machines; null while another one is running.
 */
export async function reconcile(): Promise<ReconcileReport | null> {
  const job = await beginJob("reconcile", LEASE_SECONDS);
  if (!job) return null;
  const report = {
    expired: 0,
    events: 0,
    settled: 0,
    abandoned: 0,
    checked: 0,
    refunded: 0,
    swept: 0,
    alerts: 0,
    asked: 0,
    unanswered: 0,
    failed: 0,
  };
  const run = startRun(RUN_MS);
  const step = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      report.failed += 1;
      log("error", "reconcile.failed", { step: name, cause: error });
    }
  };
  /** Sequential, until the run ends; a failing item does not stop the others. */
  const each = async <Row>(name: string, read: () => Promise<Row[]>, work: (row: Row) => Promise<void>) =>
    step(name, async () => {
      if (!run.goesOn()) return;
      for (const row of await read()) {
        if (!run.goesOn()) return;
        await step(name, () => work(row));
      }
    });

  // First what needs no provider: during its outage, reservations still expire.
  await step("expire", async () => {
    report.expired = await expireOrders();
  });
  await step("pickups", async () => {
    report.expired += await tidyPickups();
  });
  await step("events", async () => {
    const { done, failed } = await handleEvents(run);
    report.events += done;
    report.failed += failed;
  });
  await each("settle", openPayments, async (payment) => {
    const done = await settleOpen(payment, run);
    if (done) report[done] += 1;
  });
  await each("refund", refundsDue, async (payment) => {
    const { outcome } = await refundPayment(payment.id, payment.provider_payment_id ?? "", run.provider);
    if (outcome !== "unchanged") report.refunded += 1;
  });
  await each(
    "staff refund",
    () => openRefunds({ before: ago(SETTLE_AFTER_MS) }),
    async (refund) => {
      if ((await carryOutRefund(refund, run.provider)).state === "hecho") report.refunded += 1;
    },
  );
  await each("check", paymentsToCheck, async (payment) => {
    report[await checkClosed(payment, run)] += 1;
  });
  const sweep = { ...(job.state.sweep as SweepState | undefined) };
  await step("sweep", async () => {
    report.swept = await sweepChanged(sweep, run);
  });
  const { asked, isFailing } = run.providerCalls();
  report.asked = asked;
  report.unanswered = Number(isFailing);
  await step("alerts", async () => {
    report.alerts = await raiseAlerts();
  });
  await finishJob("reconcile", { ...job, state: { ...job.state, sweep } });
  return report;
}

type OpenPayment = { id: string; order_id: string; provider_payment_id: string | null; created_at: string };
const COLUMNS = "id, order_id, provider_payment_id, created_at";

async function openPayments(): Promise<OpenPayment[]> {
  const { data, error } = await adminClient()
    .from("payments")
    .select(COLUMNS)
    .in("status", OPEN_STATUSES)
    .lt("updated_at", ago(SETTLE_AFTER_MS))
    .order("updated_at")
    .limit(BATCH);
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Closed attempts that the provider did not know and that are due for another check. */
async function paymentsToCheck(): Promise<OpenPayment[]> {
  const { data, error } = await adminClient()
    .from("payments")
    .select(COLUMNS)
    .eq("status", "error")
    .is("provider_payment_id", null)
    .lte("next_check_at", ago(0))
    .order("next_check_at")
    .limit(BATCH);
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

async function refundsDue() {
  const { data, error } = await adminClient()
    .from("payments")
    .select("id, provider_payment_id")
    .eq("refund_due", true)
    .not("provider_payment_id", "is", null)
    .or(`next_check_at.is.null,next_check_at.lte.${ago(0)}`)
    .order("updated_at")
    .limit(BATCH);
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Records all of the provider's payments for the order; returns the stored payment afterwards. */
async function lookUp(payment: OpenPayment, { provider }: Run) {
  for (const snapshot of await provider.searchByReference(payment.order_id)) await record(snapshot, provider);
  return readPayment(payment.id);
}

/** By the provider's id or, when no response arrived, all payments of the order. */
async function settleOpen(
  payment: OpenPayment,
  run: Run,
): Promise<"settled" | "abandoned" | "failed" | null> {
  if (payment.provider_payment_id) {
    const isOld = Date.parse(payment.created_at) < Date.now() - CANCEL_AFTER_MS;
    const settle = isOld ? cancelOpenPayment : settlePayment;
    const { outcome } = await settle(payment.provider_payment_id, run.provider);
    if (outcome === "unchanged") return null;
    return outcome === "not_found" ? "failed" : "settled";
  }
  if ((await lookUp(payment, run)).status !== "created") return "settled";
  if (Date.parse(payment.created_at) > Date.now() - ABANDON_AFTER_MS) return null;
  await abandonPayment(payment.id, "never reached the provider");
  return "abandoned";
}

/** The provider's search may lag: unknown payments are checked again for three days. */
async function checkClosed(payment: OpenPayment, run: Run): Promise<"settled" | "checked"> {
  if ((await lookUp(payment, run)).status !== "error") return "settled";
  await paymentChecked(payment.id);
  return "checked";
}

/** Queues an alert mail for each payment that needs manual action. */
async function raiseAlerts(): Promise<number> {
  const { data, error } = await adminClient().rpc("raise_payment_alerts");
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Reminds of orders that wait in the shop, and ends those that nobody fetched. */
async function tidyPickups(): Promise<number> {
  const { data, error } = await adminClient().rpc("tidy_pickups");
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Expires reservations. */
async function expireOrders(): Promise<number> {
  const { data, error } = await adminClient().rpc("expire_orders");
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}
