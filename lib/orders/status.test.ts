import { describe, expect, test } from "vitest";
import { ORDER_LABELS, PAYMENT_LABELS, SHIPPING_LABELS } from "./labels";
import { PAYMENT_METHODS } from "./methods";
import {
  awaitsParcel,
  canCancel,
  canPay,
  customerStatus,
  hasShipment,
  holdOf,
  isPaymentPending,
  isReservationOver,
} from "./status";
import type { OrderItem } from "./types";

type States = Parameters<typeof customerStatus>[0];
const NOW = Date.parse("2026-03-10T15:00:00Z");
const LATER = "2026-03-10T15:20:00Z";
const EARLIER = "2026-03-10T14:59:00Z";

const card: States = {
  status: "placed",
  paymentMethod: "card",
  paymentStatus: "unpaid",
  shippingStatus: "pending",
  expiresAt: LATER,
};
const cash: States = { ...card, paymentMethod: "contra_entrega", expiresAt: null };
const labelOf = (base: States, change: Partial<States> = {}) =>
  customerStatus({ ...base, ...change }, NOW).label;

const keys = <T extends string>(labels: Record<T, string>) => Object.keys(labels) as T[];
const ALL: States[] = keys(ORDER_LABELS).flatMap((status) =>
  keys(PAYMENT_LABELS).flatMap((paymentStatus) =>
    keys(SHIPPING_LABELS).flatMap((shippingStatus) =>
      PAYMENT_METHODS.map((paymentMethod) => ({
        status,
        paymentStatus,
        shippingStatus,
        paymentMethod,
        expiresAt: null,
      })),
    ),
  ),
);
const where = (test: (order: States) => boolean) => ALL.filter(test);

test.each<[string, States, Partial<States>, string]>([
  ["card, nobody has paid", card, {}, "Pendiente de pago"],
  ["card, refused", card, { paymentStatus: "rejected" }, "Pago rechazado"],
  ["card, under review", card, { paymentStatus: "pending" }, "Pago en revisión"],
  ["card, sent to the provider", card, { isPaymentInFlight: true }, "Pago en revisión"],
  ["card, time over, not swept yet", card, { expiresAt: EARLIER }, "Vencido"],
  ["card, expired", card, { status: "expired", shippingStatus: "cancelled", expiresAt: null }, "Vencido"],
  ["paid", card, { status: "confirmed", paymentStatus: "paid" }, "Pagado"],
  ["part of it given back", card, { status: "confirmed", paymentStatus: "partially_refunded" }, "Pagado"],
  ["cash, placed", cash, {}, "Recibido"],
  ["cash, confirmed", cash, { status: "confirmed" }, "Confirmado"],
  ["cash, paid on the spot", cash, { status: "confirmed", paymentStatus: "paid" }, "Pagado"],
  ["being prepared", cash, { status: "confirmed", shippingStatus: "processing" }, "Procesando"],
  ["sent", card, { status: "confirmed", paymentStatus: "paid", shippingStatus: "shipped" }, "Enviado"],
  [
    "on its way",
    card,
    { status: "confirmed", paymentStatus: "paid", shippingStatus: "in_transit" },
    "En tránsito",
  ],
  [
    "arriving",
    card,
    { status: "confirmed", paymentStatus: "paid", shippingStatus: "out_for_delivery" },
    "En reparto",
  ],
  ["delivered", cash, { status: "confirmed", shippingStatus: "delivered" }, "Entregado"],
  ["courses only", card, { status: "fulfilled", paymentStatus: "paid" }, "Completado"],
  ["cancelled", cash, { status: "cancelled", shippingStatus: "cancelled" }, "Cancelado"],
  [
    "shipment called off",
    card,
    { status: "confirmed", paymentStatus: "paid", shippingStatus: "cancelled" },
    "Envío cancelado",
  ],
])("%s", (_name, base, change, label) => {
  expect(labelOf(base, change)).toBe(label);
});

describe("whatever the combination", () => {
  test("a cash order says until when it is confirmed, and what happened when nobody did", () => {
    const order = {
      ...ALL[0]!,
      status: "placed",
      paymentMethod: "contra_entrega",
      paymentStatus: "unpaid",
    } as const;
    const waiting = { ...order, shippingStatus: "pending", expiresAt: "2026-03-12T20:05:00Z" } as const;
    const before = customerStatus(waiting, Date.parse("2026-03-12T20:04:00Z"));
    expect(before).toMatchObject({ label: "Recibido", tone: "progress" });
    expect(before.explanation).toContain("te confirmamos antes del 12 mar 2026, 3:05 p.m. y lo pagas");
    const after = customerStatus(waiting, Date.parse("2026-03-12T20:06:00Z"));
    expect(after.label).toBe("Vencido");
    expect(after.explanation).toContain("No alcanzamos a confirmar tu pedido");
  });

  test("there are as many as the three machines make", () => {
    expect(ALL).toHaveLength(5 * 7 * 7 * PAYMENT_METHODS.length);
  });

  test("it has a label, a tone and an explanation", () => {
    for (const order of ALL) {
      const { label, tone, explanation } = customerStatus(order, NOW);
      expect(label.length, JSON.stringify(order)).toBeGreaterThan(3);
      expect(["neutral", "progress", "success", "danger"]).toContain(tone);
      expect(explanation).toMatch(/\.$/);
    }
  });

  test.each<[string, (order: States) => boolean, string]>([
    ["money given back", (o) => o.paymentStatus === "refunded", "Reembolsado"],
    ["a dispute", (o) => o.paymentStatus === "charged_back", "Pago en disputa"],
    [
      "an expired order",
      (o) => o.status === "expired" && !["refunded", "charged_back"].includes(o.paymentStatus),
      "Vencido",
    ],
    [
      "a cancelled order",
      (o) => o.status === "cancelled" && !["refunded", "charged_back"].includes(o.paymentStatus),
      "Cancelado",
    ],
    [
      "a delivered live order",
      (o) =>
        o.shippingStatus === "delivered" &&
        ["placed", "confirmed", "fulfilled"].includes(o.status) &&
        !["refunded", "charged_back"].includes(o.paymentStatus),
      "Entregado",
    ],
  ])("%s always reads the same", (_name, group, label) => {
    const found = new Set(where(group).map((order) => customerStatus(order, NOW).label));
    expect([...found]).toEqual([label]);
  });

  test("an order that is over is never payable nor cancellable", () => {
    for (const order of where((o) => o.status !== "placed")) {
      expect(canPay(order, NOW)).toBe(false);
      expect(canCancel(order)).toBe(false);
    }
  });

  test("what is paid or being paid is never payable nor cancellable", () => {
    for (const order of where((o) => !["unpaid", "rejected"].includes(o.paymentStatus))) {
      expect(canPay(order, NOW)).toBe(false);
      expect(canCancel(order)).toBe(false);
    }
  });
});

test("only an open card order within its time can be paid", () => {
  expect(canPay(card, NOW)).toBe(true);
  expect(canPay({ ...card, paymentStatus: "rejected" }, NOW)).toBe(true);
  expect(canPay({ ...card, expiresAt: EARLIER }, NOW)).toBe(false);
  expect(canPay({ ...card, isPaymentInFlight: true }, NOW)).toBe(false);
  expect(canPay(cash, NOW)).toBe(false);
});

test("an open order is cancellable until somebody pays", () => {
  expect([canCancel(card), canCancel(cash)]).toEqual([true, true]);
  expect(canCancel({ ...card, isPaymentInFlight: true })).toBe(false);
});

test("the reservation ends at its minute, and cash orders have none", () => {
  expect(isReservationOver({ ...card, expiresAt: new Date(NOW).toISOString() }, NOW)).toBe(true);
  expect(isReservationOver(card, NOW)).toBe(false);
  expect(isReservationOver(cash, NOW)).toBe(false);
  expect(isReservationOver({ ...card, expiresAt: EARLIER, isPaymentInFlight: true }, NOW)).toBe(false);
});

test("a payment is pending only while the order waits for it", () => {
  expect(isPaymentPending({ ...card, isPaymentInFlight: true })).toBe(true);
  expect(isPaymentPending({ ...card, status: "confirmed", paymentStatus: "paid" })).toBe(false);
  expect(isPaymentPending({ ...card, status: "cancelled", paymentStatus: "pending" })).toBe(false);
});

test.each<[OrderItem["type"][], RegExp]>([
  [["product", "course"], /preparar tu pedido/],
  [["repair"], /taller sigue/],
  [["service", "course"], /acordar cuándo/],
  [["course"], /empezar tu curso/],
])("a paid order of %j says what comes next", (types, expected) => {
  const items = types.map((type) => ({ type, quantity: 1, refunded: 0 }));
  const paid = customerStatus({ ...card, status: "confirmed", paymentStatus: "paid", items }, NOW);
  expect(paid.explanation).toMatch(expected);
});

describe("an order without products", () => {
  const items = [{ type: "service", quantity: 1, refunded: 0 } as const];
  const say = (base: States, change: Partial<States> = {}) =>
    customerStatus({ ...base, items, ...change }, NOW).explanation;

  test("keeps none while it is not paid, nor while its payment is looked at", () => {
    expect(holdOf({ items, hasReservation: true })).toBe("nothing");
    for (const change of [{}, { hasReservation: false }, { paymentStatus: "pending" } as const])
      expect(say(card, change)).not.toContain("productos");
  });

  test("is paid in cash when it is done, not when it arrives, and gives nothing back to the shelf", () => {
    const waiting = { ...cash, expiresAt: LATER };
    expect(say(waiting)).toMatch(
      /^Recibimos tu pedido: te confirmamos antes del .* cuando hagamos el servicio/,
    );
    expect(say(cash)).not.toContain("llegue");
    expect(say(waiting, { expiresAt: EARLIER })).not.toContain("productos");
  });

  test("with one among other things it keeps that", () => {
    const mixed = [...items, { type: "product", quantity: 1, refunded: 0 } as const];
    expect(holdOf({ items: mixed, hasReservation: true })).toBe("products");
    expect(holdOf({ items: mixed, hasReservation: false })).toBe("later");
    expect(say(card, { items: mixed })).toContain("Te guardamos los productos");
  });
});

test("there is a parcel to follow only for products of an order that stands", () => {
  const one = { quantity: 1, refunded: 0 };
  const items = [{ type: "product", ...one } as const, { type: "course", ...one } as const];
  const order = {
    status: "placed",
    paymentMethod: "contra_entrega",
    paymentStatus: "unpaid",
    shippingStatus: "pending",
    items,
  } as const;
  expect(hasShipment(order)).toBe(true);
  expect(hasShipment({ ...order, status: "fulfilled" })).toBe(true);
  expect(hasShipment({ ...order, status: "expired" })).toBe(false);
  expect(hasShipment({ ...order, items: items.map((item) => ({ ...item, isCode: true })) })).toBe(false);
  expect(hasShipment({ ...order, items: items.slice(1) })).toBe(false);
  const back = items.map((item) => ({ ...item, refunded: 1 }));
  expect(hasShipment({ ...order, items: back })).toBe(false);
  expect(hasShipment({ ...order, shippingStatus: "shipped", items: back })).toBe(true);
});

test("an order of codes is not told that a parcel is prepared or there", () => {
  const items = [{ type: "product", quantity: 1, refunded: 0, isCode: true }] as const;

  const said = (shippingStatus: "processing" | "delivered") =>
    customerStatus(
      { ...card, items: [...items], status: "confirmed", paymentStatus: "paid", shippingStatus },
      NOW,
    ).explanation;
  expect(said("delivered")).toBe("Tu código está en tu WhatsApp.");
  expect(said("processing")).toBe("Recibimos tu pago. Te enviamos el código por WhatsApp.");
});

test("an address waits for a parcel until it came or was called off", () => {
  const order = { status: "confirmed", shippingStatus: "pending", items: [{ type: "product" }] } as const;
  expect(awaitsParcel(order)).toBe(true);
  expect(awaitsParcel({ ...order, status: "placed", shippingStatus: "pending" })).toBe(true);
  expect(awaitsParcel({ ...order, shippingStatus: "delivered" })).toBe(false);
  expect(awaitsParcel({ ...order, status: "cancelled", shippingStatus: "cancelled" })).toBe(false);
  expect(awaitsParcel({ ...order, items: [{ type: "product", isCode: true }] })).toBe(false);
  expect(awaitsParcel({ ...order, items: [{ type: "course" }] })).toBe(false);
});

test("an order by card is no parcel before it is paid", () => {
  const items = [{ type: "product", quantity: 1, refunded: 0 } as const];
  const order = { status: "placed", paymentMethod: "card", shippingStatus: "pending", items } as const;
  for (const paymentStatus of ["unpaid", "pending", "rejected"] as const)
    expect(hasShipment({ ...order, paymentStatus })).toBe(false);
  for (const paymentStatus of ["paid", "partially_refunded"] as const)
    expect(hasShipment({ ...order, paymentStatus })).toBe(true);
});

test("what was paid back is no longer announced", () => {
  const items = [
    { type: "product", quantity: 1, refunded: 1 } as const,
    { type: "course", quantity: 1, refunded: 0 } as const,
  ];
  const paid = { ...card, status: "confirmed", paymentStatus: "partially_refunded", items } as const;
  expect(customerStatus(paid, NOW).explanation).toBe(
    "Recibimos tu pago y te devolvimos una parte. Ya puedes empezar tu curso.",
  );
});

test("an open reversal is what the order says, until its parcel has left", () => {
  const paid = { ...card, status: "confirmed", paymentStatus: "paid" } as const;
  const say = (more: object) => customerStatus({ ...paid, ...more }, NOW);
  expect(say({ openReversal: "solicitada" })).toMatchObject({
    label: "Reversión en estudio",
    explanation: expect.stringContaining("no despachamos"),
  });
  expect(say({ openReversal: "aceptada" })).toMatchObject({
    label: "Reversión aceptada",
    explanation: expect.stringContaining("te devolvemos el dinero a la misma tarjeta. Mientras tanto"),
  });
  expect(say({ openReversal: "aceptada", shippingStatus: "delivered" }).explanation).not.toContain("no sale");
  expect(say({ openReversal: "solicitada", shippingStatus: "shipped" }).label).toBe("Enviado");
  expect(say({ openReversal: "aceptada", paymentStatus: "refunded" }).label).toBe("Reembolsado");
});
