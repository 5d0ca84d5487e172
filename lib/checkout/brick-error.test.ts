import { expect, test } from "vitest";
import { brickErrorWeight, brickFailureText } from "./brick-error";

test.each([
  ["critical", "fields_setup_failed", false, "fatal"],
  ["critical", "container_not_found", false, "fatal"],
  ["critical", "secure_fields_card_token_creation_failed", true, "tell"],
  ["non_critical", "card_token_creation_failed", true, "tell"],
  ["non_critical", "get_issuers_failed", false, "tell"],
  ["non_critical", "incomplete_fields", true, "quiet"],
  ["non_critical", "no_payment_method_for_provided_bin", true, "quiet"],
  ["non_critical", "already_initialized", false, "quiet"],
] as const)("%s %s, ready %s: %s", (type, cause, isReady, weight) => {
  expect(brickErrorWeight({ type, cause }, isReady)).toBe(weight);
});

test("an error without a name is told", () => {
  expect(brickErrorWeight({}, true)).toBe("tell");
});

test("a missing container has its own words", () => {
  expect(brickFailureText({ cause: "container_not_found" })).toBe(
    "Contenedor mercadopago-checkout no encontrado",
  );
  expect(brickFailureText({ cause: "fields_setup_failed" })).toBe("No se pudo cargar el formulario de pago");
});
