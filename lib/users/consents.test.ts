import { expect, test } from "vitest";
import { currentConsent } from "./consents";
import type { Consent } from "./types";

const consent = (kind: Consent["kind"], granted: boolean, at: string): Consent => ({
  kind,
  granted,
  version: "v",
  at,
});

test("the newest row of a kind counts, whatever their order", () => {
  const history = [
    consent("marketing", false, "2026-03-01T10:00:00Z"),
    consent("privacidad", true, "2026-04-01T10:00:00Z"),
    consent("marketing", true, "2026-02-01T10:00:00-05:00"),
  ];
  expect(currentConsent(history, "marketing")?.granted).toBe(false);
  expect(currentConsent(history.toReversed(), "marketing")?.granted).toBe(false);
  expect(currentConsent(history, "privacidad")?.granted).toBe(true);
});

test("a user who was never asked has given no consent", () => {
  expect(currentConsent([], "marketing")).toBeUndefined();
});
