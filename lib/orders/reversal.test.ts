import { expect, test } from "vitest";
import { openReversal, reversalView } from "./reversal";
import type { OrderDetail, ReversalRequest } from "./rows";

const request = (state: ReversalRequest["state"]) => ({ id: state, state }) as ReversalRequest;
const order = (states: ReversalRequest["state"][], refusal: string | null = null) => ({
  reversal: { refusal, requests: states.map(request) } as OrderDetail["reversal"],
});

test("an order that cannot be reversed and never was has no reversal state", () => {
  expect(reversalView(order([], "Pagaste contra entrega."))).toBeNull();
});

test("offers the form while no request is open, also after a rejection", () => {
  expect(reversalView(order([]))).toEqual({ request: null, canAsk: true });
  expect(reversalView(order(["rechazada"]))).toMatchObject({ request: { id: "rechazada" }, canAsk: true });
});

test("an open request is shown and closes the form; a refunded order still shows it", () => {
  const view = reversalView(order(["rechazada", "aceptada"]));
  expect(view).toMatchObject({ request: { id: "aceptada" }, canAsk: false });
  expect(reversalView(order(["reembolsada"], "Ya te devolvimos."))).toMatchObject({ canAsk: false });
});

test.each([
  [["solicitada"], "solicitada"],
  [["aceptada"], "aceptada"],
  [["rechazada", "reembolsada"], undefined],
] as const)("of %j the one that holds the order is %s", (states, id) => {
  expect(openReversal(order([...states]))?.id).toBe(id);
});
