import { expect, test } from "vitest";
import type { OrderDetail, OrderItem, WithdrawalRequest } from "./rows";
import { withdrawalTerm, withdrawalView } from "./withdrawal";

const items = [
  { id: "a", type: "product", name: "Control", quantity: 2 },
  { id: "b", type: "course", name: "Curso", quantity: 1 },
] as OrderItem[];
const line = (itemId: string, deadline: string | null, refusal: string | null = null) => ({
  itemId,
  amount: 1000,
  deadline,
  refusal,
});
const request = (state: WithdrawalRequest["state"]) =>
  ({ id: state, itemIds: ["b"], state }) as WithdrawalRequest;
const order = (withdrawal: Partial<OrderDetail["withdrawal"]>) => ({
  items,
  withdrawal: { refusal: null, lines: [], requests: [], ...withdrawal },
});

test("offers the lines within the deadline, with the earliest deadline", () => {
  const view = withdrawalView(order({ lines: [line("a", "2026-03-12"), line("b", "2026-03-09")] }));
  expect(view.open.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(["2 Control", "1 Curso"]);
  expect(view.deadline).toBe("2026-03-09");
  expect(view.reasons).toEqual([]);
});

test("gives the reasons for the others", () => {
  const view = withdrawalView(order({ lines: [line("a", null), line("b", "2026-03-09", "Ya empezó.")] }));
  expect(view.open.map(({ itemId }) => itemId)).toEqual(["a"]);
  expect([view.deadline, view.reasons]).toEqual([null, ["Ya empezó."]]);
});

test("a shared reason is listed once, the reason of a single line names it", () => {
  const late = (name: string) => `El plazo para retractarte de «${name}» venció el 9 de marzo.`;
  const both = order({ lines: [line("a", null, late("Control")), line("b", null, late("Curso"))] });
  expect(withdrawalView(both).reasons).toEqual([
    "El plazo para retractarte de 2 artículos venció el 9 de marzo.",
  ]);
  const one = order({ lines: [line("a", null, late("Control")), line("b", null, "«Curso» ya empezó.")] });
  expect(withdrawalView(one).reasons).toEqual([late("Control"), "«Curso» ya empezó."]);
});

test("nothing is offered while the whole order cannot be withdrawn from", () => {
  const view = withdrawalView(order({ refusal: "No se ha pagado.", lines: [line("a", null)] }));
  expect([view.open, view.reasons]).toEqual([[], ["No se ha pagado."]]);
});

test("an open request is shown and closes the form; a settled one does not", () => {
  const lines = [line("a", "2026-03-12")];
  const waiting = withdrawalView(order({ lines, requests: [request("rechazado"), request("aceptado")] }));
  expect([waiting.request?.state, waiting.open]).toEqual(["aceptado", []]);
  const settled = withdrawalView(order({ lines, requests: [request("reembolsado")] }));
  expect([settled.request?.state, settled.open.length]).toEqual(["reembolsado", 1]);
});

test("a code can be withdrawn from until it is sent, so no five-day term is shown", () => {
  const codes = items.map((item) => ({ ...item, isCode: item.type === "product" }));
  const open = { ...order({ lines: [line("a", null)] }), items: codes };
  expect(withdrawalView(open).isUntilSent).toBe(true);
  expect(withdrawalView(order({ lines: [line("a", null)] })).isUntilSent).toBe(false);
  expect(withdrawalTerm({ ...open, channel: "web", status: "confirmed", paymentStatus: "paid" })).toBeNull();
});

test("names the start of the five-day term, and nothing for an order without withdrawal", () => {
  const [product, course] = [line("a", null), line("b", "2026-03-09")];
  const begun = line("b", "2026-03-09", "Ya empezó.");
  const term = (lines: (typeof product)[], more: Partial<OrderDetail> = {}) =>
    withdrawalTerm({
      ...order({ lines }),
      channel: "web",
      status: "confirmed",
      paymentStatus: "paid",
      ...more,
    });
  expect(term([product])).toBe("desde la entrega");
  expect(term([course])).toBe("desde la compra");
  expect(term([product, course])).toBe("desde cada entrega o compra");
  expect(term([product, begun])).toBe("desde la entrega");
  expect(term([begun])).toBeNull();
  // Face to face there is no withdrawal.
  expect(term([product], { channel: "mostrador" })).toBeNull();
  expect(term([product], { status: "cancelled" })).toBeNull();
  expect(term([product], { paymentStatus: "refunded" })).toBeNull();
  expect(term([product], { openReversal: "aceptada" })).toBeNull();
});
