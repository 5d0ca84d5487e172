import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context, order } from "@/tests/factories/order-mails";
import type { OrderDetail, ReversalRequest, WithdrawalRequest } from "../types";
import { reversalLetter, withdrawalLetter } from "./claims";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : "");

const withdrawn = (some: Partial<WithdrawalRequest>): OrderDetail => ({
  ...order,
  withdrawal: {
    refusal: null,
    lines: [],
    requests: [
      {
        id: "w",
        itemIds: ["product"],
        amount: 120_000,
        reason: "http://evil.test",
        state: "solicitado",
        deadline: null,
        refundBy: "2026-03-25",
        answer: "",
        requestedAt: "2026-03-10T15:00:00Z",
        ...some,
      },
    ],
  },
});

test("withdrawalLetter: received, with the last day of the money and nothing of what was typed", () => {
  const text = textOf(withdrawalLetter(withdrawn({}), context({ id: "w", state: "solicitado" })));
  expect(text).toContain("te devolvemos el dinero a más tardar el 25 de marzo de 2026 (15 días calendario)");
  expect(text).toContain("Qué devuelves: Control <pro>");
  expect(text).not.toContain("evil");
});

test("withdrawalLetter: accepted, also when the money is back already; rejected, with the answer and the way on", () => {
  const accepted = context({ id: "w", state: "aceptado" });
  expect(
    textOf(withdrawalLetter(withdrawn({ state: "aceptado", answer: "Tráelo hoy" }), accepted)),
  ).toContain("> Tráelo hoy");
  expect(textOf(withdrawalLetter(withdrawn({ state: "reembolsado" }), accepted))).toContain(
    "ya te devolvimos $120.000",
  );
  const text = textOf(
    withdrawalLetter(
      withdrawn({ state: "rechazado", answer: "Faltan piezas" }),
      context({ id: "w", state: "rechazado" }),
    ),
  );
  expect(text).toContain("> Faltan piezas");
  expect(text).toContain(`${SITE}/peticiones`);
});

test("withdrawalLetter says nothing that is no longer so", () => {
  expect(
    withdrawalLetter(withdrawn({ state: "aceptado" }), context({ id: "w", state: "solicitado" })),
  ).toBeNull();
  expect(
    withdrawalLetter(withdrawn({ state: "reembolsado" }), context({ id: "w", state: "solicitado" })),
  ).toBeNull();
  expect(withdrawalLetter(withdrawn({}), context({ id: "x", state: "solicitado" }))).toBeNull();
});

const reversed = (some: Partial<ReversalRequest>): OrderDetail => ({
  ...order,
  reversal: {
    refusal: null,
    remaining: 0,
    method: "",
    lastFour: "",
    requests: [
      {
        id: "r",
        number: "REV-2026-000001",
        cause: "defectuoso",
        amount: 120_000,
        reason: "http://evil.test",
        learnedOn: "2026-03-10",
        deadline: "2026-03-17",
        respondBy: "2026-04-01",
        issuerTold: false,
        state: "solicitada",
        answer: "",
        requestedAt: "2026-03-10T15:00:00Z",
        ...some,
      },
    ],
  },
});

test("reversalLetter: its number, the day of the answer and that the bank must know", () => {
  const text = textOf(reversalLetter(reversed({}), context({ id: "r", state: "solicitada" })));
  expect(text).toContain("Número de la reversión: REV-2026-000001");
  expect(text).toContain("a más tardar el 1 de abril de 2026");
  expect(text).toContain("Avisa también a tu banco: tienes hasta el 17 de marzo de 2026");
  expect(text).not.toContain("evil");
});

test("reversalLetter: decided, with the answer", () => {
  const yes = context({ id: "r", state: "aceptada" });
  expect(textOf(reversalLetter(reversed({ state: "aceptada" }), yes))).toContain(
    "devolvemos $120.000 a tu tarjeta",
  );
  expect(textOf(reversalLetter(reversed({ state: "reembolsada" }), yes))).toContain("ya devolvimos $120.000");
  const no = reversalLetter(
    reversed({ state: "rechazada", answer: "Está en garantía" }),
    context({ id: "r", state: "rechazada" }),
  );
  expect(textOf(no)).toContain("> Está en garantía");
  expect(
    reversalLetter(reversed({ state: "rechazada" }), context({ id: "r", state: "solicitada" })),
  ).toBeNull();
});
