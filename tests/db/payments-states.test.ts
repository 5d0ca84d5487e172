import { describe, expect, test } from "vitest";
import { moveOrder } from "../factories/orders.ts";
import { applyPayment, newProviderId } from "../factories/payment-updates.ts";
import { expireOrder, openSale, type Sale, snapshot, stateOf } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

const PART = 10_000;
const TOTAL = 50_000;
type Step = [status: string, refunded?: number, detail?: string];

const EVENTS = {
  in_process: ["in_process"],
  approved: ["approved"],
  rejected: ["rejected"],
  cancelled: ["cancelled"],
  part: ["approved", PART],
  refunded: ["refunded", TOTAL],
  charged_back: ["charged_back"],
  in_mediation: ["in_mediation"],
  reimbursed: ["charged_back", 0, "reimbursed"],
} satisfies Record<string, Step>;
type Event = keyof typeof EVENTS;

const cancelAtDesk = async (sale: Sale) =>
  moveOrder(db, await addPerson(db, "employee"), sale.order, "cancel", {
    details: { reason: "Disputa perdida" },
  });
const cancelIt = (sale: Sale) => db.sql`select public.cancel_order(${sale.order.token})`;

/** How an order gets into each state: the provider's reports, then what else happened. */
const STATES: Record<string, { said: Event[]; also?: (sale: Sale) => PromiseLike<unknown>; is: string }> = {
  opened: { said: [], is: "unpaid placed held" },
  pending: { said: ["in_process"], is: "pending placed held" },
  rejected: { said: ["rejected"], is: "rejected placed free" },
  paid: { said: ["approved"], is: "paid confirmed held" },
  "partly refunded": { said: ["approved", "part"], is: "partially_refunded confirmed held" },
  refunded: { said: ["approved", "refunded"], is: "refunded cancelled free" },
  "charged back": { said: ["approved", "charged_back"], is: "charged_back confirmed held" },
  "charged back, then cancelled": {
    said: ["approved", "charged_back"],
    also: cancelAtDesk,
    is: "charged_back cancelled free",
  },
  expired: { said: ["rejected"], also: (sale) => expireOrder(db, sale), is: "rejected expired free" },
  cancelled: { said: ["rejected"], also: cancelIt, is: "rejected cancelled free" },
};

/** For each state and each later event: the outcome and the state after it. */
const TABLE: Record<string, Record<Event, string>> = {
  opened: {
    in_process: "pending → pending placed held",
    approved: "paid → paid confirmed held",
    rejected: "rejected → rejected placed free",
    cancelled: "rejected → rejected placed free",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back cancelled free",
    in_mediation: "recorded → unpaid placed held",
    reimbursed: "paid → paid confirmed held",
  },
  pending: {
    in_process: "unchanged → pending placed held",
    approved: "paid → paid confirmed held",
    rejected: "rejected → rejected placed free",
    cancelled: "rejected → rejected placed free",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back cancelled free",
    in_mediation: "recorded → pending placed held",
    reimbursed: "paid → paid confirmed held",
  },
  rejected: {
    in_process: "pending → pending placed free",
    approved: "paid → paid confirmed held",
    rejected: "unchanged → rejected placed free",
    cancelled: "rejected → rejected placed free",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back cancelled free",
    in_mediation: "recorded → rejected placed free",
    reimbursed: "paid → paid confirmed held",
  },
  paid: {
    in_process: "stale → paid confirmed held",
    approved: "unchanged → paid confirmed held",
    rejected: "stale → paid confirmed held",
    cancelled: "stale → paid confirmed held",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back confirmed held",
    in_mediation: "recorded → paid confirmed held",
    reimbursed: "paid → paid confirmed held",
  },
  "partly refunded": {
    in_process: "stale → partially_refunded confirmed held",
    approved: "stale → partially_refunded confirmed held",
    rejected: "stale → partially_refunded confirmed held",
    cancelled: "stale → partially_refunded confirmed held",
    part: "unchanged → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back confirmed held",
    in_mediation: "recorded → partially_refunded confirmed held",
    reimbursed: "partially_refunded → partially_refunded confirmed held",
  },
  refunded: {
    in_process: "stale → refunded cancelled free",
    approved: "stale → refunded cancelled free",
    rejected: "stale → refunded cancelled free",
    cancelled: "stale → refunded cancelled free",
    part: "stale → refunded cancelled free",
    refunded: "unchanged → refunded cancelled free",
    charged_back: "charged_back → charged_back cancelled free",
    in_mediation: "recorded → refunded cancelled free",
    reimbursed: "charged_back → charged_back cancelled free",
  },
  "charged back": {
    in_process: "stale → charged_back confirmed held",
    approved: "paid → paid confirmed held",
    rejected: "stale → charged_back confirmed held",
    cancelled: "stale → charged_back confirmed held",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded cancelled free",
    charged_back: "unchanged → charged_back confirmed held",
    in_mediation: "recorded → charged_back confirmed held",
    reimbursed: "paid → paid confirmed held",
  },
  "charged back, then cancelled": {
    in_process: "stale → charged_back cancelled free",
    approved: "refund_due → charged_back cancelled free",
    rejected: "stale → charged_back cancelled free",
    cancelled: "stale → charged_back cancelled free",
    part: "refund_due → charged_back cancelled free",
    refunded: "refunded → refunded cancelled free",
    charged_back: "unchanged → charged_back cancelled free",
    in_mediation: "recorded → charged_back cancelled free",
    reimbursed: "refund_due → charged_back cancelled free",
  },
  expired: {
    in_process: "pending → rejected expired free",
    approved: "paid → paid confirmed held",
    rejected: "unchanged → rejected expired free",
    cancelled: "rejected → rejected expired free",
    part: "partially_refunded → partially_refunded confirmed held",
    refunded: "refunded → refunded expired free",
    charged_back: "charged_back → charged_back expired free",
    in_mediation: "recorded → rejected expired free",
    reimbursed: "paid → paid confirmed held",
  },
  cancelled: {
    in_process: "pending → rejected cancelled free",
    approved: "refund_due → rejected cancelled free",
    rejected: "unchanged → rejected cancelled free",
    cancelled: "rejected → rejected cancelled free",
    part: "refund_due → rejected cancelled free",
    refunded: "refunded → refunded cancelled free",
    charged_back: "charged_back → charged_back cancelled free",
    in_mediation: "recorded → rejected cancelled free",
    reimbursed: "refund_due → rejected cancelled free",
  },
};

/** A refund is final: disputes of a refunded payment still carry it. */
function step(sale: Sale, id: string, event: Event, before: Event | undefined) {
  const [status, refunded = 0, detail = status] = EVENTS[event] as Step;
  const [, already = 0] = (before ? EVENTS[before] : []) as Step;
  const isDispute = status === "charged_back" || status === "in_mediation";
  return snapshot(sale, id, status, {
    refunded_amount: isDispute ? already : refunded,
    status_detail: detail,
  });
}

describe.each(Object.keys(STATES))("an order that is %s", (name) => {
  const state = STATES[name]!;
  test.each(Object.keys(EVENTS) as Event[])("is updated by the provider's %s", async (event) => {
    const sale = await openSale(db);
    const id = newProviderId();
    for (const earlier of state.said) await applyPayment(db, step(sale, id, earlier, undefined));
    await state.also?.(sale);
    expect(await stateOf(db, sale)).toBe(state.is);

    const update = step(sale, id, event, state.said.at(-1));
    const outcome = await applyPayment(db, update);
    expect(`${outcome} → ${await stateOf(db, sale)}`).toBe(TABLE[name]?.[event]);

    // Repeating the notification changes nothing more.
    const after = await stateOf(db, sale);
    expect(["unchanged", "stale", "refund_due"]).toContain(await applyPayment(db, update));
    expect(await stateOf(db, sale)).toBe(after);
  });
});
