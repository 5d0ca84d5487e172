import { expect, test } from "vitest";
import { refusalFailure } from "./refusal";

test.each([
  [400, ["2006"], "invalid", /Escríbelos de nuevo/],
  [400, ["2062"], "invalid", /Escríbelos de nuevo/],
  [400, ["2067"], "invalid", /documento/],
  [400, ["4050"], "invalid", /correo/],
  [400, ["3028"], "invalid", /Prueba con otra/],
  [400, ["4033"], "invalid", /cuotas/],
  [400, ["4037"], "invalid", /contra entrega/],
  [400, ["9999", "2067"], "invalid", /documento/],
  [400, [], "invalid", /no se hizo ningún cobro/],
  [401, [], "unavailable", /no está disponible/],
  [403, [], "unavailable", /no está disponible/],
  [429, [], "unavailable", /no está disponible/],
])("%i %j: %s", (status, codes, code, message) => {
  const failure = refusalFailure({ status, codes });
  expect(failure.code).toBe(code);
  expect(failure.reason).toBe("payment_refused");
  expect(failure.message).toMatch(message);
});

test.each([
  [["2067"], "invalid", /documento del titular de la cuenta/],
  [["4037"], "invalid", /Paga con tarjeta/],
  [["4050"], "invalid", /correo/],
  [["1"], "invalid", /no se hizo ningún cobro/],
  [[], "invalid", /no se hizo ningún cobro/],
] as const)("from a bank, %j: %s", (codes, code, message) => {
  const failure = refusalFailure({ status: 400, codes: [...codes] }, "pse");
  expect(failure).toMatchObject({ code, reason: "payment_refused" });
  expect(failure.message).toMatch(message);
  expect(failure.message).not.toMatch(/otra tarjeta|cuotas|contra entrega/);
});

test("from a bank, while the provider takes none, the card is proposed", () => {
  expect(refusalFailure({ status: 403, codes: [] }, "pse").message).toMatch(
    /banco no está disponible.*tarjeta/,
  );
});
