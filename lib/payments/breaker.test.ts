import { expect, test } from "vitest";
import { withBreaker } from "./breaker";
import { GatewayRefused, GatewayUncertain, type PaymentGateway } from "./gateway";

/** A provider whose getPayment fails with these errors, one after the other; null answers. */
function provider(errors: (Error | null)[]) {
  const asked: string[] = [];
  const getPayment = async (id: string) => {
    asked.push(id);
    const error = errors[asked.length - 1];
    if (error) throw error;
    return null;
  };
  const gateway = withBreaker({ getPayment } as unknown as PaymentGateway, 3);
  return { asked, gateway, ask: (id: string) => gateway.getPayment(id).catch((error: Error) => error.name) };
}
const silence = () => new GatewayUncertain("silence");

test("stops calling after three unclear responses in a row", async () => {
  const { ask, asked, gateway } = provider([silence(), silence(), silence()]);
  for (const id of ["1", "2", "3"]) expect(await ask(id)).toBe("GatewayUncertain");
  expect(gateway.isOpen()).toBe(true);
  expect(await ask("4")).toBe("GatewayUncertain");
  expect(asked).toEqual(["1", "2", "3"]);
  expect([gateway.asked(), gateway.isFailing()]).toEqual([3, true]);
});

test.each([
  ["an answer", null],
  ["a refusal", new GatewayRefused(400, [], null)],
])("starts counting again after %s", async (_, clear) => {
  const { ask, gateway } = provider([silence(), silence(), clear, silence(), silence(), null]);
  for (let i = 0; i < 5; i++) await ask(String(i));
  expect(gateway.isOpen()).toBe(false);
  expect(await ask("6")).toBeNull();
});
