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
