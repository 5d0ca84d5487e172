import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "./sandbox.ts";
import type { SearchAnswer } from "./search.ts";
import type { Delivery, Payment, StoredToken } from "./types.ts";

export const ACCESS_TOKEN = "APP_USR-access-for-tests";
export const PUBLIC_KEY = "APP_USR-public-for-tests";
export const SECRET = "sandbox-secret";
export const VISA = "4013540682746260";
export const MASTER = "5254133674403564";
export const AMEX = "374378187755283";
export const VISA_DEBIT = "4915112055246507";

type Json = Record<string, unknown>;
export interface Refusal {
  error: string;
  cause: [{ code: number | string; description: string }];
}

/** A response is the expected data or an error body. */
export interface Answer<T> {
  status: number;
  body: T & Refusal;
  headers: Headers;
}

/** A log with at least one delivery, or the test fails. */
export type Deliveries = [Delivery, ...Delivery[]];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

export type Client = Awaited<ReturnType<typeof openClient>>;

/** A sandbox for one test, on a free port; returns the tests' API calls. */
export async function startClient(options: Partial<SandboxOptions> = {}) {
  const client = await openClient(options);
  closers.push(client.close);
  return client;
}

/** One sandbox for all tests of a file, reset before each. */
export async function shareClient(): Promise<Client> {
  const client = await openClient({});
  beforeEach(async () => void (await client.control("POST", "reset")));
  afterAll(client.close);
  return client;
}

async function openClient(options: Partial<SandboxOptions>) {
  const sandbox: Sandbox = await startSandbox({
    port: 0,
    accessToken: ACCESS_TOKEN,
    publicKey: PUBLIC_KEY,
    webhookSecret: SECRET,
    webhookUrl: "http://127.0.0.1:9/never",
    ...options,
    settings: { webhook_delay_ms: 0, retry_delays_ms: [], ...options.settings },
  });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await sandbox.close();
    isClosed = true;
  };

  const call = async <T = Payment>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${ACCESS_TOKEN}`, "content-type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const answer: Answer<T> = {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
      headers: response.headers,
    };
    return answer;
  };
  const control = async <T = Payment>(method: string, path: string, body?: unknown): Promise<T> =>
    (await call<T>(method, `/sandbox/api/${path}`, body)).body;
  const countPayments = async () => (await control<SearchAnswer>("GET", "payments")).paging.total;

  const createToken = async (card: Json = {}) =>
    call<StoredToken>("POST", "/v1/card_tokens", { ...cardData(), ...card });
  const token = async (name = "APRO", number = VISA): Promise<string> => {
    const code = number === AMEX ? "1234" : "123";
    const answer = await createToken({ ...cardData(name), card_number: number, security_code: code });
    return answer.body.id;
  };
  const pay = async (body: Json = {}, key: string = crypto.randomUUID()) =>
    call("POST", "/v1/payments", body, { "x-idempotency-key": key });
  const charge = async (name = "APRO", changes: Json = {}) =>
    (await pay({ ...paymentBody(await token(name)), ...changes })).body;
  return { url: sandbox.url, close, call, control, countPayments, createToken, token, pay, charge };
}

export function cardData(name = "APRO"): Json {
  return {
    card_number: VISA,
    expiration_month: 11,
    expiration_year: 2030,
    security_code: "123",
    cardholder: { name, identification: { type: "CC", number: "123456789" } },
  };
}

export function paymentBody(token: string): Json {
  return {
    token,
    transaction_amount: 120_000,
    installments: 1,
    payment_method_id: "visa",
    description: "Pedido GM-1042",
    external_reference: "order-1",
    payer: { email: "cliente@example.com" },
  };
}

export function bankPaymentBody(changes: Json = {}): Json {
  return {
    transaction_amount: 120_000,
    payment_method_id: "pse",
    description: "Pedido GM-1042",
    external_reference: "order-1",
    transaction_details: { financial_institution: "1007" },
    callback_url: "http://shop.example/pago/banco?pedido=t",
    additional_info: { ip_address: "190.0.0.1" },
    payer: {
      email: "cliente@example.com",
      entity_type: "individual",
      first_name: "Ana",
      last_name: "Gómez",
      identification: { type: "CC", number: "1037000000" },
      address: {
        zip_code: "05266",
        street_name: "Calle 1",
        street_number: "2",
        neighborhood: "Centro",
        city: "Envigado",
      },
      phone: { area_code: "300", number: "34567" },
    },
    ...changes,
  };
}

export interface ReceivedCall {
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: { id: number; action: string; data: { id: string }; type: string };
}

/** A webhook receiver: records calls and responds as the test defines. */
export async function startReceiver(answer: (call: number) => number = () => 200) {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      calls.push({
        url: new URL(request.url ?? "", "http://shop"),
        headers: request.headers,
        body: JSON.parse(text),
      });
      const status = answer(calls.length);
      // 0 simulates a server that never responds.
      if (status === 0) return;
      response.statusCode = status;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/webhook`, calls };
}

/** Polls until the condition holds; fails after thirty seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("The condition never held");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
