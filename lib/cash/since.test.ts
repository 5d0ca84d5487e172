import { expect, test } from "vitest";
import { openSince } from "./since";

const now = Date.parse("2026-11-30T13:00:00Z");

test.each([
  ["2026-11-30T12:05:00Z", "abierta hoy a las 7:05 a.m.", false],
  // 23:59 in Colombia.
  ["2026-11-30T04:59:00Z", "abierta desde ayer", true],
  ["2026-11-28T15:00:00Z", "abierta desde el 28 nov", true],
])("a drawer opened at %s is %s", (openedAt, text, isForgotten) => {
  expect(openSince(openedAt, now)).toEqual({ text, isForgotten });
});
