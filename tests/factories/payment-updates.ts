import type { Runner } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

let clock = Date.parse("2026-01-01T12:00:00Z");

/** Each time is later than the previous one. */
export function nextMoment(): string {
  clock += 1000;
  return new Date(clock).toISOString();
}

let lastId = 90_000_000_000;
export const newProviderId = () => String(++lastId);

export type PaymentUpdate = Record<string, unknown> & { id: string };

/** The provider's state of an order's payment, by default later than all previous ones. */
export function paymentUpdate(
  order: { order_id: string; total: number },
  id: string,
  status: string,
  more: Record<string, unknown> = {},
): PaymentUpdate {
  return {
    id,
    external_reference: order.order_id,
    amount: order.total,
    currency: "COP",
    status,
    status_detail: status,
    refunded_amount: 0,
    updated_at: nextMoment(),
    method: "visa",
    installments: 1,
    last_four: "6260",
    ...more,
  };
}

/** The same of a payment that its buyer authorises at the bank. */
export function bankUpdate(
  order: { order_id: string; total: number },
  id: string,
  status: string,
  more: Record<string, unknown> = {},
): PaymentUpdate {
  const bank_url = `https://banco.example/pse/${id}`;
  return paymentUpdate(order, id, status, { method: "pse", last_four: null, bank_url, ...more });
}

/** Records the provider's state; returns the outcome. */
export async function applyPayment(db: Runner, update: PaymentUpdate): Promise<string> {
  return db.as("service_role", async (sql) => {
    const [row] = await sql<{ answer: { outcome: string } }[]>`
      select public.apply_payment(${sql.json(update as never)}) as answer`;
    return row!.answer.outcome;
  });
}

/** The account of a payment from a bank. */
export const BANK_ACCOUNT = {
  person: "individual",
  document_type: "CC",
  document_number: "1037000000",
  bank_id: "1007",
  bank_name: "Bancolombia",
};

type Attempt = { order_id: string; payment_id: string; idempotency_key: string; attempt: number };

type Opening = {
  mark?: string;
  method?: "card" | "pse" | "contra_entrega";
  details?: Record<string, unknown>;
};

/** Opens an attempt to pay, by card unless otherwise said. */
export async function beginPayment(db: Runner, token: string, opening: Opening = {}): Promise<Attempt> {
  const { mark = "", method = "card", details = method === "pse" ? BANK_ACCOUNT : {} } = opening;
  return answerAs<Attempt>(
    db,
    "service_role",
  )`select public.begin_payment(${token}, ${mark}, ${method}, ${JSON.stringify(details)}::text::jsonb)`;
}
