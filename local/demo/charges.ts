import postgres from "postgres";
import type { LocalConfig } from "../launch/config.ts";

const HOLDER = { name: "APRO", identification: { type: "CC", number: "123456789" } };
const CARD = {
  card_number: "5254133674403564",
  expiration_month: 11,
  expiration_year: 2030,
  security_code: "123",
};

type Due = { id: string; order_id: string; idempotency_key: string; amount: number; email: string };

/** Charges the demo's card orders in the payment sandbox, so that they can be refunded there. Idempotent. */
export async function chargeDemoOrders({
  databaseUrl,
  config,
}: {
  databaseUrl: string;
  config: LocalConfig;
}) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const due = await sql<Due[]>`
      select p.id, p.order_id, p.idempotency_key, p.amount, o.customer_email as email
      from public.payments p join public.orders o on o.id = p.order_id
      where p.provider_payment_id like 'demo-%' order by p.created_at`;
    if (due.length === 0) return;
    // Nothing listens yet, so no webhook is needed.
    await setDelivery(config, "lose");
    try {
      for (const payment of due) {
        const id = await charge(config, payment);
        await sql`update public.payments set provider_payment_id = ${id} where id = ${payment.id}`;
      }
    } finally {
      await setDelivery(config, "send");
    }
  } finally {
    await sql.end();
  }
}

async function setDelivery({ env }: LocalConfig, delivery: "send" | "lose"): Promise<void> {
  const answer = await fetch(`${env.MERCADOPAGO_API_URL}/sandbox/api/settings`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ delivery }),
  });
  if (!answer.ok) throw new Error(`/sandbox/api/settings: ${answer.status} ${await answer.text()}`);
}

async function charge({ env }: LocalConfig, payment: Due): Promise<string> {
  const key = encodeURIComponent(env.MERCADOPAGO_PUBLIC_KEY ?? "");
  const token = await post<{ id: string }>(env, `/v1/card_tokens?public_key=${key}`, payment, {
    ...CARD,
    cardholder: HOLDER,
  });
  const made = await post<{ id: number }>(env, "/v1/payments", payment, {
    token: token.id,
    transaction_amount: payment.amount,
    installments: 1,
    payment_method_id: "master",
    external_reference: payment.order_id,
    metadata: { attempt: payment.idempotency_key },
    payer: { email: payment.email, identification: HOLDER.identification },
  });
  return String(made.id);
}

async function post<Answer>(
  env: LocalConfig["env"],
  path: string,
  { idempotency_key }: Due,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${env.MERCADOPAGO_API_URL}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${env.MERCADOPAGO_ACCESS_TOKEN}`,
      "content-type": "application/json",
      "x-idempotency-key": idempotency_key,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
