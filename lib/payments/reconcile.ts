import "server-only";
import { log } from "@/lib/core/log";
import { renewProducts } from "@/lib/orders/stock";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { beginJob, finishJob } from "@/lib/supabase/jobs";
import { cancelOpenPayment } from "./cancel";
import { handleEvents } from "./events";
import { abandonPayment, openRefunds, paymentChecked, readPayment } from "./ledger";
import { giveBack, record, settlePayment } from "./mutations";
import { carryOutRefund } from "./refunds";
import { expiredOrders } from "./rows";
import { type Run, startRun } from "./run";
import { type SweepState, sweepChanged } from "./sweep";
import type { ReconcileReport } from "./types";

const OPEN = ["created", "pending", "in_process", "authorized"];
/** Younger payments are still in the hands of the request that made them. */
const SETTLE_AFTER_MS = 60_000;
/** A charge that the provider does not know after this time counts as never made, until it is asked again. */
const ABANDON_AFTER_MS = 5 * 60_000;
/** Banks and the provider decide within two business days: what stays under review so long holds its stock in vain. */
const LET_GO_AFTER_MS = 7 * 86_400_000;
/** A run ends before the next minute's begins; its place is free again after the lease, should it be killed. */
const RUN_MS = 45_000;
const LEASE_SECONDS = 90;
const BATCH = 50;
const UNREAD = "No se pudieron leer los pagos";

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/**
 * Everything that time or a crash left undone: expired reservations, events, open payments, refunds, and what changed at
 * the provider without a word to us. One run at a time, whichever machine is asked; null while another one goes on.
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
  /** One after the other, as long as the run goes on; one that fails stops no other. */
  const each = async <Row>(name: string, read: () => Promise<Row[]>, work: (row: Row) => Promise<void>) =>
    step(name, async () => {
      if (!run.goesOn()) return;
      for (const row of await read()) {
        if (!run.goesOn()) return;
        await step(name, () => work(row));
      }
    });

  // First what needs no provider: while that one is down, stock still comes back.
  await step("expire", async () => {
    report.expired = await expireOrders();
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
    const { outcome } = await giveBack(payment.id, payment.provider_payment_id ?? "", run.provider);
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
    .in("status", OPEN)
    .lt("updated_at", ago(SETTLE_AFTER_MS))
    .order("updated_at")
    .limit(BATCH);
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Closed ones that the provider did not know, whose time to be asked again has come. */
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

/** Records whatever the provider has for the payment's order; answers the payment as it is then. */
async function lookUp(payment: OpenPayment, { provider }: Run) {
  for (const snapshot of await provider.searchByReference(payment.order_id)) await record(snapshot, provider);
  return readPayment(payment.id);
}

/** By its number, or, when no answer ever came, among all that the provider has for the order. */
async function settleOpen(
  payment: OpenPayment,
  run: Run,
): Promise<"settled" | "abandoned" | "failed" | null> {
  if (payment.provider_payment_id) {
    const isOld = Date.parse(payment.created_at) < Date.now() - LET_GO_AFTER_MS;
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

/** The provider's search may lag behind its payments: what it did not know at first is asked for again for three days. */
async function checkClosed(payment: OpenPayment, run: Run): Promise<"settled" | "checked"> {
  if ((await lookUp(payment, run)).status !== "error") return "settled";
  await paymentChecked(payment.id);
  return "checked";
}

/** Writes a mail to the shop for each payment that somebody has to look at and was not told of. */
async function raiseAlerts(): Promise<number> {
  const { data, error } = await adminClient().rpc("raise_payment_alerts");
  if (error) throw databaseFailure(error, UNREAD);
  return data;
}

/** Gives back the stock of orders whose time is over and shows it. */
async function expireOrders(): Promise<number> {
  const { data, error } = await adminClient().rpc("expire_orders");
  if (error) throw databaseFailure(error, UNREAD);
  const { expired, products } = expiredOrders.parse(data);
  renewProducts(products);
  return expired;
}
