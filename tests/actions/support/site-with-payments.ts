import { createAdaptorServer } from "@hono/node-server";
import { startSandbox } from "../../../local/mercadopago/sandbox.ts";
import { addProduct, buy, type Placed, type Product } from "../../factories/orders.ts";
import { createTestBackend, KEYS, type TestBackend } from "../../support/backend.ts";
import { afterIsDone } from "./next-server.ts";

const SANDBOX = { accessToken: "APP_USR-test", publicKey: "APP_PUB-test", webhookSecret: "webhook-secret" };

type ProviderPayment = {
  id: number;
  status: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
};
type Delivery = { id: string; state: string; attempts: { status: number }[] };

/** What the stage itself needs of a backend. */
type StageBackend = Pick<TestBackend, "url" | "database" | "close"> & {
  mailbox: Pick<TestBackend["mailbox"], "smtpUrl">;
};

/** A backend, the payment sandbox and an HTTP address for the webhook, with the environment that points at them. */
export async function openStage(own?: StageBackend) {
  // A test that brings its own backend asks for nothing else of it.
  const backend = (own ?? (await createTestBackend({ smtpPort: 0 }))) as TestBackend;
  let handler: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request) => handler(request), overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sandbox = await startSandbox({
    ...SANDBOX,
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook`,
    settings: { delivery: "hold" },
  });
  Object.assign(process.env, {
    SITE_URL: "http://localhost:3000",
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    MERCADOPAGO_ACCESS_TOKEN: SANDBOX.accessToken,
    MERCADOPAGO_PUBLIC_KEY: SANDBOX.publicKey,
    MERCADOPAGO_WEBHOOK_SECRET: SANDBOX.webhookSecret,
    MERCADOPAGO_API_URL: sandbox.url,
    REVALIDATE_SECRET: "revalidate-secret-of-the-tests",
    SMTP_URL: backend.mailbox.smtpUrl ?? "",
    MAIL_FROM: "Aventura Gamer <tienda@example.com>",
  });

  /** When everything that changed at the provider was last looked through; null: never, so that the next run does it. */
  const sweptAt = async (at: Date | null) => {
    const state = at ? { sweep: { seenTo: at.toISOString() } } : {};
    await backend.database.sql`
      insert into private.jobs (name, state) values ('reconcile', ${backend.database.sql.json(state)})
      on conflict (name) do update set state = excluded.state, leased_until = null`;
  };
  // The daily look would find by itself what a test wants to be found in another way.
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

  return {
    backend,
    db: backend.database,
    control,
    secret: SANDBOX.webhookSecret,
    sweptAt,
    webhook: (work: typeof handler) => {
      handler = work;
    },
    /** A product of which there are `stock`, and a guest's order of one unit. */
    async order(stock = 1): Promise<{ product: Product; order: Placed }> {
      const product = await addProduct(backend.database, { stock });
      return { product, order: await buy(backend.database, product, 1, { email: "ana@example.com" }) };
    },
    /** What the card form hands over; the cardholder's name decides what the bank will say. */
    async card(name: string, changed: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
      const identification = { type: "CC", number: "123456789" };
      const { id } = await call<{ id: string }>(`/v1/card_tokens?public_key=${SANDBOX.publicKey}`, "POST", {
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
    },
    /** Everything that the provider charged for an order. */
    charges: async (order: Placed) =>
      (
        await control<{ results: ProviderPayment[] }>(
          `/payments?external_reference=${order.order_id}`,
          undefined,
          "GET",
        )
      ).results,
    fail: (mode: string, count: number) => control("/failures", { mode, count, delay_ms: 0 }),
    /** Delivers what the sandbox held back and waits for the work after it; answers the HTTP statuses. */
    async deliver(order: "sent" | "reversed" = "sent"): Promise<number[]> {
      const sent = await control<Delivery[]>("/deliveries/release", { order });
      await afterIsDone();
      return sent.flatMap(({ attempts }) => attempts.map(({ status }) => status));
    },
    async close() {
      await sandbox.close();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
