import { randomUUID } from "node:crypto";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll } from "vitest";
import { POST as receiveNotification } from "@/app/api/payments/webhook/route";
import { payByBank } from "@/lib/checkout/mutations";
import type { PayByBankInput } from "@/lib/checkout/schema";
import { Failure } from "@/lib/core/result";
import { payOrder } from "@/lib/payments/mutations";
import { cardFormSchema } from "@/lib/payments/schema";
import { startSandbox } from "../../../local/mercadopago/sandbox.ts";
import { buyProduct, type PlacedOrder } from "../../factories/orders.ts";
import { addProduct, type Product } from "../../factories/products.ts";
import { afterIsDone } from "./next-server.ts";
import { MERCADOPAGO, type SiteBackend, siteBackend, siteOn } from "./site.ts";
import { stableUrl } from "./stable-url.ts";

type ProviderPayment = {
  id: number;
  status: string;
  status_detail: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  fee_details: { amount: number }[];
  transaction_details: { net_received_amount: number };
  money_release_date: string | null;
};
export const ACCOUNT = {
  person: "individual",
  documentType: "CC",
  documentNumber: "1037000000",
  bankId: "1007",
} as const;
type BankPayment = Partial<PayByBankInput["bank"] & Pick<PayByBankInput, "attemptKey" | "payer">>;
type Delivery = { id: string; state: string; attempts: { status: number }[] };

/** The site of a test file with the payment sandbox, whose notifications reach the webhook; on the backend `own` or a new one. */
export async function testSiteWithPayments(own?: SiteBackend) {
  const site = siteOn(own ?? (await siteBackend()));
  const { db } = site;
  const server = createAdaptorServer({
    fetch: (request) => receiveNotification(request),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sandbox = await startSandbox({
    ...MERCADOPAGO,
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook`,
    settings: { delivery: "hold" },
  });
  process.env.MERCADOPAGO_API_URL = await stableUrl("provider", sandbox.url);
  afterAll(async () => {
    await afterIsDone();
    await sandbox.close();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Sets when the provider's changes were last queried completely; null: never, so that the next run does it. */
  const sweptAt = async (at: Date | null) => {
    const state = at ? { sweep: { seenTo: at.toISOString() } } : {};
    await db.sql`
      insert into private.jobs (name, state) values ('reconcile', ${db.sql.json(state)})
      on conflict (name) do update set state = excluded.state, leased_until = null`;
  };
  // Otherwise the daily query would find what a test expects to be found in another way.
  await sweptAt(new Date());

  async function call<Answer>(path: string, method = "POST", body?: unknown): Promise<Answer> {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }
  const control = <Answer>(path: string, body?: unknown, method = "POST") =>
    call<Answer>(`/sandbox/api${path}`, method, body);

  /** The data of the card form; the cardholder's name decides the bank's answer. */
  async function card(name: string, changed: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const identification = { type: "CC", number: "123456789" };
    const { id } = await call<{ id: string }>(`/v1/card_tokens?public_key=${MERCADOPAGO.publicKey}`, "POST", {
      card_number: "4013540682746260",
      expiration_month: 11,
      expiration_year: 2030,
      security_code: "123",
      cardholder: { name, identification },
    });
    return {
      token: id,
      payment_method_id: "visa",
      issuer_id: "",
      installments: 1,
      transaction_amount: 1,
      payer: { email: "ana@example.com", identification },
      ...changed,
    };
  }

  /** Pays with a fresh card whose holder's name decides the result. */
  const pay = async (order: PlacedOrder, name: string, changed: Record<string, unknown> = {}) =>
    payOrder(order.token, cardFormSchema.parse(await card(name, changed)), { ip: "190.0.0.1" });

  /** Opens a payment at the buyer's bank; each try has its own key by default. */
  const payAtBank = (order: { token: string }, changed: BankPayment = {}) => {
    const { attemptKey = randomUUID(), payer = { name: "", email: "" }, ...bank } = changed;
    const input = { token: order.token, attemptKey, payer, bank: { ...ACCOUNT, ...bank } };
    return payByBank(input, { ip: "190.0.0.1" });
  };

  return {
    ...site,
    payAtBank,
    /** Presses a button of the bank's page. */
    decideAtBank: (url: string | null | undefined, decision: "approve" | "reject") =>
      fetch(url ?? "", { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" }),
    control,
    secret: MERCADOPAGO.webhookSecret,
    sweptAt,
    /** A product with `stock` units, and a guest's order of one. */
    async order(stock = 1): Promise<{ product: Product; order: PlacedOrder }> {
      const product = await addProduct(db, { stock });
      return { product, order: await buyProduct(db, product, 1, { email: "ana@example.com" }) };
    },
    card,
    pay,
    async payAndFail(order: PlacedOrder, name: string, changed = {}): Promise<Failure> {
      const error = await pay(order, name, changed).catch((caught: unknown) => caught);
      if (error instanceof Failure) return error;
      throw new Error("It went through", { cause: error });
    },
    /** Makes an order's payments older. */
    age: (order: PlacedOrder, minutes: number) =>
      db.sql.begin(async (sql) => {
        await sql`alter table public.payments disable trigger payments_updated_at`;
        await sql`update public.payments set created_at = created_at - make_interval(mins => ${minutes}),
          updated_at = updated_at - make_interval(mins => ${minutes}) where order_id = ${order.order_id}`;
        await sql`alter table public.payments enable trigger payments_updated_at`;
      }),
    /** The states of an order's payments, first to last. */
    async attempts(order: PlacedOrder): Promise<string[]> {
      const rows =
        await db.sql`select status from public.payments where order_id = ${order.order_id} order by attempt`;
      return rows.map(({ status }) => status as string);
    },
    /** Everything that the provider charged for an order. */
    charges: async (order: PlacedOrder) =>
      (
        await control<{ results: ProviderPayment[] }>(
          `/payments?external_reference=${order.order_id}`,
          undefined,
          "GET",
        )
      ).results,
    fail: (mode: string, count: number) => control("/failures", { mode, count, delay_ms: 0 }),
    /** Delivers the held back notifications of the sandbox and waits for the work after them; returns the HTTP statuses. */
    async deliver(order: "sent" | "reversed" = "sent"): Promise<number[]> {
      const sent = await control<Delivery[]>("/deliveries/release", { order });
      await afterIsDone();
      return sent.flatMap(({ attempts }) => attempts.map(({ status }) => status));
    },
  };
}

export type SiteWithPayments = Awaited<ReturnType<typeof testSiteWithPayments>>;
