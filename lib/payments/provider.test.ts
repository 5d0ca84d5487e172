import { beforeEach, expect, test, vi } from "vitest";
import { mercadoPagoGateway } from "./mercadopago";
import { backgroundGateway, requestGateway } from "./provider";

vi.mock("./mercadopago", () => ({ mercadoPagoGateway: vi.fn(() => ({})) }));
vi.mock("@/lib/core/env", () => ({
  env: () => ({ MERCADOPAGO_ACCESS_TOKEN: "t", MERCADOPAGO_API_URL: "http://127.0.0.1:1" }),
}));

const settings = () => vi.mocked(mercadoPagoGateway).mock.lastCall?.[0];
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

test("a request of a customer waits for the provider less than its limit of fifteen seconds, whatever is called", () => {
  requestGateway();
  expect(settings()).toMatchObject({ tries: 2, timeoutMs: 5_000, deadline: 12_000 });
});

test("background work ends with its run", () => {
  backgroundGateway(45_000);
  expect(settings()).toMatchObject({ deadline: 45_000 });
});
