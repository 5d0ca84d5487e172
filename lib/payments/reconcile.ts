import "server-only";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { handleEvents } from "./events";
import { abandonPayment, openRefunds, readPayment } from "./ledger";
import { giveBack, record, settlePayment } from "./mutations";
import { gateway } from "./provider";
import { refreshStock } from "./refresh";
import { carryOutRefund } from "./refunds";
import type { ReconcileReport } from "./types";

const OPEN = ["created", "pending", "in_process", "authorized"];
/** Younger payments are still in the hands of the request that made them. */
const SETTLE_AFTER_MS = 60_000;
/** A charge that the provider does not know after this time was never made. */
const ABANDON_AFTER_MS = 5 * 60_000;
const BATCH = 50;
const UNREAD = "No se pudieron leer los pagos";

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Everything that time or a crash left undone: events, open payments, refunds, expired reservations. */
export async function reconcile(): Promise<ReconcileReport> {
  const report = { events: 0, settled: 0, abandoned: 0, refunded: 0, expired: 0, failed: 0 };
  const step = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      report.failed += 1;
      log("error", "reconcile.failed", { step: name, cause: error });
    }
  };
  await step("events", async () => {
    const { done, failed } = await handleEvents(BATCH);
    report.events += done;
    report.failed += failed;
  });
  for (const payment of await openPayments(report))
    await step("settle", async () => {
      const done = await settleOpen(payment);
      if (done) report[done] += 1;
    });
  for (const payment of await refundsDue(report))
    await step("refund", async () => {
      const { outcome } = await giveBack(payment.id, payment.provider_payment_id ?? "");
      if (outcome !== "unchanged") report.refunded += 1;
    });
  await step("staff refunds", async () => {
    for (const refund of await openRefunds({ before: ago(SETTLE_AFTER_MS) }))
      await step("staff refund", async () => {
        if ((await carryOutRefund(refund)).state === "hecho") report.refunded += 1;
      });
  });
  await step("expire", async () => {
    report.expired = await expireOrders();
  });
  return report;
}

type OpenPayment = { id: string; order_id: string; provider_payment_id: string | null; created_at: string };

async function openPayments(report: ReconcileReport): Promise<OpenPayment[]> {
  const { data, error } = await adminClient()
    .from("payments")
    .select("id, order_id, provider_payment_id, created_at")
    .in("status", OPEN)
    .lt("updated_at", ago(SETTLE_AFTER_MS))
    .order("updated_at")
    .limit(BATCH);
  if (!error) return data;
  report.failed += 1;
  log("error", "reconcile.failed", { step: "open", cause: error });
  return [];
}

async function refundsDue(report: ReconcileReport) {
  const { data, error } = await adminClient()
    .from("payments")
    .select("id, provider_payment_id")
    .eq("refund_due", true)
    .not("provider_payment_id", "is", null)
    .order("updated_at")
    .limit(BATCH);
  if (!error) return data;
  report.failed += 1;
  log("error", "reconcile.failed", { step: "refunds", cause: error });
  return [];
}

/** By its number, or, when no answer ever came, among all that the provider has for the order. */
async function settleOpen(payment: OpenPayment): Promise<"settled" | "abandoned" | "failed" | null> {
  if (payment.provider_payment_id) {
    const { outcome } = await settlePayment(payment.provider_payment_id);
    if (outcome === "unchanged") return null;
    return outcome === "not_found" ? "failed" : "settled";
  }
  for (const snapshot of await gateway().searchByReference(payment.order_id)) await record(snapshot);
  const now = await readPayment(payment.id);
  if (now.status !== "created") return "settled";
  if (Date.parse(payment.created_at) > Date.now() - ABANDON_AFTER_MS) return null;
  await abandonPayment(payment.id, "never reached the provider");
  return "abandoned";
}

/** Gives back the stock of card orders whose time is over and shows it. */
async function expireOrders(): Promise<number> {
  const db = adminClient();
  const overdue = await db
    .from("orders")
    .select("id")
    .eq("status", "placed")
    .lt("expires_at", new Date().toISOString());
  const { data, error } = await db.rpc("expire_orders");
  if (error) throw databaseFailure(error, UNREAD);
  if (data > 0) await refreshStock((overdue.data ?? []).map((order) => order.id));
  return data;
}
