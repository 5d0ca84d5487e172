import { expect, test } from "vitest";
import { brickErrorSeverity } from "./brick-error";

test.each([
  ["critical", "fields_setup_failed", false, "fatal"],
  ["critical", "container_not_found", false, "fatal"],
  ["critical", "secure_fields_card_token_creation_failed", true, "show"],
  ["non_critical", "card_token_creation_failed", true, "show"],
  ["non_critical", "get_issuers_failed", false, "show"],
  ["non_critical", "incomplete_fields", true, "ignore"],
  ["non_critical", "no_payment_method_for_provided_bin", true, "ignore"],
  ["non_critical", "already_initialized", false, "ignore"],
] as const)("%s %s, ready %s: %s", (type, cause, isReady, severity) => {
  expect(brickErrorSeverity({ type, cause }, isReady)).toBe(severity);
});
