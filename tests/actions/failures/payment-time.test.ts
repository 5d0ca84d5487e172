import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { GatewayUncertain } from "@/lib/payments/gateway";
import { mercadoPagoGateway } from "@/lib/payments/mercadopago";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => expect(servers).toEqual([]));

/** A local provider that answers in this way. */
async function provider(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const REQUEST = {
  attempt: {
    payment_id: "p",
    order_id: "11111111-0000-4000-8000-000000000000",
    attempt: 1,
    method: "",
    amount: 1000,
    idempotency_key: "k-1",
    email: "ana@example.com",
    name: "Ana",
    phone: "300",
    place: null,
    items: [],
  },
  card: {
    token: "tok",
    paymentMethodId: "visa",
    installments: 1,
    issuerId: undefined,
    email: undefined,
    identification: undefined,
  },
};

/** Pays with a tenth of the timeouts of a real purchase. */
async function pay(apiUrl: string) {
  const gateway = mercadoPagoGateway({
    accessToken: "t",
    apiUrl,
    timeoutMs: 500,
    tries: 2,
    deadline: Date.now() + 1_200,
  });
  return gateway.createCardPayment(REQUEST).catch((caught: unknown) => caught);
}

describe("a provider that stalls", () => {
  test("that accepts the call and never answers is given up within the time budget, after two tries with one key", async () => {
    const keys: unknown[] = [];
    const url = await provider((request) => keys.push(request.headers["x-idempotency-key"]));
    const error = await pay(url);
    expect(error).toBeInstanceOf(GatewayUncertain);
    expect(keys).toEqual(["k-1", "k-1"]);
  });

  test.each([
    ["sends headers and stops", 201],
    ["sends the headers of an error and stops", 500],
    ["sends the headers of a refusal and stops", 400],
  ])("that %s is given up within the time budget, after two tries at most", async (_, status) => {
    let calls = 0;
    const url = await provider((_request, response) => {
      calls += 1;
      response.writeHead(status, { "content-type": "application/json" });
      response.write('{"id":');
    });
    const error = await pay(url);
    expect(error).toBeInstanceOf(GatewayUncertain);
    expect(calls).toBeLessThanOrEqual(2);
  });

  test("that answers byte by byte is given up within the time budget", async () => {
    const url = await provider((_request, response) => {
      response.writeHead(201, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(drip));
    });
    const error = await pay(url);
    expect(error).toBeInstanceOf(GatewayUncertain);
  });

  test("is not called at all when no time is left", async () => {
    let calls = 0;
    const url = await provider((_, response) => {
      calls += 1;
      response.end("{}");
    });
    const gateway = mercadoPagoGateway({
      accessToken: "t",
      apiUrl: url,
      timeoutMs: 500,
      tries: 2,
      deadline: Date.now() - 1,
    });
    await expect(gateway.getPayment("1")).rejects.toBeInstanceOf(GatewayUncertain);
    expect(calls).toBe(0);
  });
});
