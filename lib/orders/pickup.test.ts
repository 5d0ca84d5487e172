import { describe, expect, test } from "vitest";
import { pickupPromise } from "./pickup";

/** Colombia is five hours behind UTC. */
const at = (moment: string) => Date.parse(`${moment}-05:00`);
const SHOP = { opensAt: "09:00", closesAt: "19:00", pickupHours: 2 };

describe("an order to fetch says from when", () => {
  const order = {
    status: "confirmed",
    delivery: "tienda",
    shippingStatus: "pending",
    paymentMethod: "card",
    paidAt: new Date(at("2026-11-23T10:00")).toISOString(),
    createdAt: new Date(at("2026-11-23T08:00")).toISOString(),
    items: [{ type: "product", quantity: 1, refunded: 0 }],
  } as const;

  test.each([
    ["counted from its payment", {}, "2026-11-23T10:05", "Recógelo hoy desde las 12 p. m."],
    ["until then", {}, "2026-11-23T12:00", null],
    [
      "in cash, from when it was placed",
      { paymentMethod: "contra_entrega", paidAt: null },
      "2026-11-23T09:30",
      "Recógelo hoy desde las 11 a. m.",
    ],
    ["not before it is paid", { paidAt: null }, "2026-11-23T10:05", null],
    ["not when it is ready: it says so", { shippingStatus: "ready" }, "2026-11-23T10:05", null],
    ["not for a parcel", { delivery: "envio" }, "2026-11-23T10:05", null],
    [
      "not for what is only sent",
      { items: [{ type: "product", isCode: true, quantity: 1, refunded: 0 }] },
      "2026-11-23T10:05",
      null,
    ],
  ] as const)("%s", (_, change, now, expected) =>
    expect(pickupPromise({ ...order, ...change }, SHOP, at(now))?.replaceAll("\u00a0", " ") ?? null).toBe(
      expected,
    ),
  );
});
