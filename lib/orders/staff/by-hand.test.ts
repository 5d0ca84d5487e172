import { expect, test } from "vitest";
import { channelOf } from "./by-hand";

const refundable = { left: 50_000, atProvider: 50_000, channel: "proveedor", blocked: null } as const;

test.each([
  ["a part, before the provider has refused any", {}, 20_000, "proveedor"],
  ["a part that the provider does not return", { blocked: "parte" }, 20_000, "manual"],
  ["the whole payment, of which it does not return a part", { blocked: "parte" }, 50_000, "proveedor"],
  ["the rest after a part by hand", { blocked: "parte", left: 30_000 }, 30_000, "manual"],
  ["all of a payment that is too old", { blocked: "plazo" }, 50_000, "manual"],
  ["cash", { channel: "manual" }, 50_000, "manual"],
] as const)("%s", (_, more, amount, channel) => {
  expect(channelOf({ ...refundable, ...more }, amount)).toBe(channel);
});
