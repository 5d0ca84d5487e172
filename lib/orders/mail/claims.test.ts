import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { context, order } from "@/tests/factories/order-mails";
import type { OrderDetail, ReversalRequest, WithdrawalRequest } from "../rows";
import { reversalLetter, withdrawalLetter } from "./claims";

const ASKED = {
  amount: 120_000,
  reason: "http://evil.test",
  answer: "",
  requestedAt: "2026-03-10T15:00:00Z",
};

type Withdrawn = WithdrawalRequest["state"];
/** The mail queued when the withdrawal was in state `queued`, composed while it is in `state`. */
function withdrawal(queued: Withdrawn, state: Withdrawn, answer = "", id = "w") {
  const request = {
    ...ASKED,
    id: "w",
    itemIds: ["product"],
    state,
    answer,
    deadline: null,
    refundBy: "2026-03-25",
  };
  const withdrawal: OrderDetail["withdrawal"] = { refusal: null, lines: [], requests: [request] };
  return withdrawalLetter({ ...order, withdrawal }, context({ id, state: queued }));
}

test("a withdrawal is acknowledged with the refund deadline and without typed text", () => {
  const text = textOf(withdrawal("solicitado", "solicitado"));
  expect(text).toContain("te devolvemos el dinero a más tardar el 25 de marzo de 2026 (15 días calendario)");
  expect(text).toContain("Qué devuelves: Control <pro>");
  expect(text).not.toContain("evil");
});

test("the answer is sent, even after the refund; a rejection has the next steps", () => {
  expect(textOf(withdrawal("aceptado", "aceptado", "Tráelo hoy"))).toContain("> Tráelo hoy");
  expect(textOf(withdrawal("aceptado", "reembolsado"))).toContain("ya te devolvimos $120.000");
  const text = textOf(withdrawal("rechazado", "rechazado", "Faltan piezas"));
  expect(text).toContain("> Faltan piezas");
  expect(text).toContain(`${SITE}/peticiones`);
});

test("an outdated mail about a withdrawal is not sent", () => {
  expect(withdrawal("solicitado", "aceptado")).toBeNull();
  expect(withdrawal("solicitado", "reembolsado")).toBeNull();
  expect(withdrawal("solicitado", "solicitado", "", "another")).toBeNull();
});

type Reversed = ReversalRequest["state"];
const VISA = { method: "visa", lastFour: "1234" };
function reversal(queued: Reversed, state: Reversed, answer = "", paid = VISA) {
  const request: ReversalRequest = {
    ...ASKED,
    id: "r",
    number: "REV-2026-000001",
    cause: "defectuoso",
    learnedOn: "2026-03-10",
    deadline: "2026-03-17",
    respondBy: "2026-04-01",
    issuerTold: false,
    state,
    answer,
  };
  const reversal = { ...order.reversal, ...paid, requests: [request] };
  return reversalLetter({ ...order, reversal }, context({ id: "r", state: queued }));
}

test("a reversal is acknowledged with its number, the answer deadline and the duty to notify the bank", () => {
  const text = textOf(reversal("solicitada", "solicitada"));
  expect(text).toContain("Número de la reversión: REV-2026-000001");
  expect(text).toContain("a más tardar el 1 de abril de 2026");
  expect(text).toContain("Avisa también a tu banco: tienes hasta el 17 de marzo de 2026");
  expect(text).not.toContain("evil");
});

test("the answer is sent, and an outdated one is not", () => {
  expect(textOf(reversal("aceptada", "aceptada"))).toContain(
    "devolvemos $120.000 a la tarjeta Visa terminada en 1234 y",
  );
  expect(textOf(reversal("aceptada", "aceptada", "", { method: "pse", lastFour: "" }))).toContain(
    "devolvemos $120.000 a la cuenta de banco con que se pagó por PSE y",
  );
  expect(textOf(reversal("aceptada", "reembolsada"))).toContain("ya devolvimos $120.000");
  expect(textOf(reversal("rechazada", "rechazada", "Está en garantía"))).toContain("> Está en garantía");
  expect(reversal("solicitada", "rechazada")).toBeNull();
});
