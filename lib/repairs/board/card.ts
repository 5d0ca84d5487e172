import type { OrderPaymentStatus } from "@/lib/orders/types";
import { staffRepairNumber } from "../number";
import { elapsed, promiseOf } from "../promise";
import { quoteStep } from "../quote-step";
import type { DeviceKind, QuoteState, RepairOutcome, RepairState } from "../types";
import { REPAIR_STATES } from "../types";
import type { BoardColumn, RepairCard } from "./types";

/** private.repair_card, which the generated types only know as JSON. */
export type CardRow = {
  id: string;
  estado: RepairState;
  complexity: string;
  descripcion: string;
  device_kind: DeviceKind | null;
  device_brand: string;
  device_model: string;
  device_serial: string;
  contact_name: string;
  contact_phone: string;
  technician: string | null;
  created_at: string;
  received_at: string | null;
  state_since: string;
  outcome: RepairOutcome | "";
  promised_at: string | null;
  promise_warns_at: string | null;
  closed_at: string | null;
  unread: number;
  quote: {
    total: number;
    deposit: number;
    estado: QuoteState;
    valid_until: string | null;
    decided_at: string | null;
    paid_at: string | null;
    payment_status: OrderPaymentStatus | null;
  } | null;
};

/** A repair as the board shows it at a moment. */
export function toRepairCard(row: CardRow, now: number): RepairCard {
  const { quote } = row;
  const since = row.received_at ?? row.created_at;
  return {
    id: row.id,
    number: staffRepairNumber(row.id),
    state: row.estado,
    description: row.descripcion,
    device: { kind: row.device_kind, brand: row.device_brand, model: row.device_model },
    serial: row.device_serial,
    customer: row.contact_name,
    phone: row.contact_phone,
    technician: row.technician,
    isComplex: row.complexity === "compleja",
    isExpected: row.received_at === null && row.closed_at === null,
    isClosed: row.closed_at !== null,
    since,
    age: elapsed(since, now),
    promise: promiseOf(
      {
        state: row.estado,
        receivedAt: row.received_at,
        stateSince: row.state_since,
        promisedAt: row.promised_at,
        warnsAt: row.promise_warns_at,
        closedAt: row.closed_at,
        quote: quote && { state: quote.estado, decidedAt: quote.decided_at },
      },
      now,
    ),
    unread: row.unread,
    quote: quote && {
      total: quote.total,
      deposit: quote.deposit,
      step: quoteStep(
        {
          state: quote.estado,
          validUntil: quote.valid_until,
          paidAt: quote.paid_at,
          paymentStatus: quote.payment_status,
        },
        now,
        row.outcome || null,
      ),
    },
  };
}

export type BoardAnswer = Partial<Record<RepairState, { total: number; items: CardRow[] }>>;

/** The six columns, always all of them and in their order. */
export function toBoard(answer: BoardAnswer, now: number): BoardColumn[] {
  return REPAIR_STATES.map((state) => ({
    state,
    total: answer[state]?.total ?? 0,
    cards: (answer[state]?.items ?? []).map((row) => toRepairCard(row, now)),
  }));
}
