import { describe, expect, test } from "vitest";
import { ORDER_LABELS, PAYMENT_LABELS, SHIPPING_LABELS } from "./labels";
import { PAYMENT_METHODS } from "./methods";
import {
  awaitsParcel,
  customerStatus,
  hasPickup,
  hasShipment,
  holdOf,
  isPaymentPending,
  isReservationOver,
} from "./status";

// tests/db/doubled-rules.test.ts compares what can be paid and cancelled with the database in every state.

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
const paid = { ...card, status: "confirmed", paymentStatus: "paid" } as const;
const shown = (base: States, change: Partial<States> = {}) => customerStatus({ ...base, ...change }, NOW);

const one = { quantity: 1, refunded: 0 } as const;
const product = { type: "product", ...one } as const;
const code = { ...product, isCode: true } as const;
const course = { type: "course", ...one } as const;
const service = { type: "service", ...one } as const;
const repair = { type: "repair", ...one } as const;

test.each<[string, States, Partial<States>, string]>([
  ["card, unpaid", card, {}, "Pendiente de pago"],
  ["card, refused", card, { paymentStatus: "rejected" }, "Pago rechazado"],
  ["card, under review", card, { paymentStatus: "pending" }, "Pago en revisión"],
  ["card, sent to the provider", card, { isPaymentInFlight: true }, "Pago en revisión"],
  ["bank, not decided", { ...card, paymentMethod: "pse" }, { paymentStatus: "pending" }, "Pago en tu banco"],
  ["card, time over, not swept yet", card, { expiresAt: EARLIER }, "Vencido"],
  ["paid", paid, {}, "Pagado"],
  ["partly refunded", paid, { paymentStatus: "partially_refunded" }, "Pagado"],
  ["cash, placed", cash, {}, "Recibido"],
  ["cash, confirmed", cash, { status: "confirmed" }, "Confirmado"],
  ["cash, paid on the spot", cash, { status: "confirmed", paymentStatus: "paid" }, "Pagado"],
  ["being prepared", cash, { status: "confirmed", shippingStatus: "processing" }, "Procesando"],
  ["sent", paid, { shippingStatus: "shipped" }, "Enviado"],
  ["on its way", paid, { shippingStatus: "in_transit" }, "En tránsito"],
  ["arriving", paid, { shippingStatus: "out_for_delivery" }, "En reparto"],
  ["courses only", paid, { status: "fulfilled" }, "Completado"],
  [
    "sold over the counter",
    cash,
    { channel: "mostrador", status: "fulfilled", paymentStatus: "paid", shippingStatus: "delivered" },
    "Entregado",
  ],
  ["shipment cancelled", paid, { shippingStatus: "cancelled" }, "Envío cancelado"],
])("%s", (_name, base, change, label) => {
  expect(shown(base, change).label).toBe(label);
});

describe("whatever the combination", () => {
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
  const hasMoney = ({ paymentStatus }: States) => !["refunded", "charged_back"].includes(paymentStatus);

  test.each<[string, (order: States) => boolean, string]>([
    ["refunded", (o) => o.paymentStatus === "refunded", "Reembolsado"],
    ["a dispute", (o) => o.paymentStatus === "charged_back", "Pago en disputa"],
    ["an expired order", (o) => o.status === "expired" && hasMoney(o), "Vencido"],
    ["a cancelled order", (o) => o.status === "cancelled" && hasMoney(o), "Cancelado"],
    [
      "a delivered live order",
      (o) => o.shippingStatus === "delivered" && !["expired", "cancelled"].includes(o.status) && hasMoney(o),
      "Entregado",
    ],
  ])("%s always reads the same", (_name, group, label) => {
    expect([...new Set(ALL.filter(group).map((order) => shown(order).label))]).toEqual([label]);
  });
});

test("a cash order shows until when it must be confirmed, and what happened if it was not", () => {
  const waiting: States = { ...cash, expiresAt: "2026-03-12T20:05:00Z" };
  const before = customerStatus(waiting, Date.parse("2026-03-12T20:04:00Z"));
  expect(before).toMatchObject({ label: "Recibido", tone: "progress" });
  expect(before.explanation).toContain(
    "si no lo confirmamos antes del 12 mar 2026, 3:05 p.m., se cancela solo",
  );
  const after = customerStatus(waiting, Date.parse("2026-03-12T20:06:00Z"));
  expect(after.label).toBe("Vencido");
  expect(after.explanation).toContain("No alcanzamos a confirmar tu pedido");
});

test.each<[string, States, boolean]>([
  ["at its minute", { ...card, expiresAt: new Date(NOW).toISOString() }, true],
  ["before it", card, false],
  ["of cash without a term", cash, false],
  ["late, with a payment on its way", { ...card, expiresAt: EARLIER, isPaymentInFlight: true }, false],
])("a reservation %s is over: %s", (_, order, isOver) => {
  expect(isReservationOver(order, NOW)).toBe(isOver);
});

test("a payment is shown as pending only while the order waits for it", () => {
  expect(isPaymentPending({ ...card, isPaymentInFlight: true })).toBe(true);
  expect(isPaymentPending(paid)).toBe(false);
  expect(isPaymentPending({ ...card, status: "cancelled", paymentStatus: "pending" })).toBe(false);
});

test.each<[string, States, RegExp]>([
  ["a product and a course", { ...paid, items: [product, course] }, /preparar tu pedido/],
  ["a repair", { ...paid, items: [repair] }, /taller sigue/],
  ["a service and a course", { ...paid, items: [service, course] }, /acordar cuándo/],
  ["a course", { ...paid, items: [course] }, /empezar tu curso/],
  [
    "a refunded product, and a course",
    { ...paid, paymentStatus: "partially_refunded", items: [{ ...product, refunded: 1 }, course] },
    /^Recibimos tu pago y te devolvimos una parte. Ya puedes empezar tu curso.$/,
  ],
  [
    "a code being prepared",
    { ...paid, shippingStatus: "processing", items: [code] },
    /^Recibimos tu pago. Te enviamos el código por WhatsApp.$/,
  ],
  [
    "a code that was sent",
    { ...paid, shippingStatus: "delivered", items: [code] },
    /^Tu código está en tu WhatsApp.$/,
  ],
])("a paid order of %s explains the next step", (_, order, expected) => {
  expect(shown(order).explanation).toMatch(expected);
});

test("an order without products mentions no reservation; once done it is 'paid'", () => {
  const items = [service];
  expect(holdOf({ items, hasReservation: true })).toBe("nothing");
  for (const change of [{}, { hasReservation: false }, { paymentStatus: "pending" } as const])
    expect(shown(card, { items, ...change }).explanation).not.toContain("productos");
  expect(shown(cash, { items, expiresAt: LATER }).explanation).toMatch(
    /^Recibimos tu pedido. Te escribimos para confirmarlo y lo pagas cuando hagamos el servicio/,
  );
  expect(shown(cash, { items }).explanation).not.toContain("llegue");
  expect(shown(cash, { items, expiresAt: EARLIER }).explanation).not.toContain("productos");
});

test("an order with a product among others mentions its reservation", () => {
  const items = [service, product];
  expect(holdOf({ items, hasReservation: true })).toBe("products");
  expect(holdOf({ items, hasReservation: false })).toBe("later");
  expect(shown(card, { items }).explanation).toContain("Te guardamos los productos");
});

describe("the shipment is tracked", () => {
  const order = { ...cash, delivery: "envio", items: [product, course] } as const;
  const back = { items: [{ ...product, refunded: 1 }] };

  test.each<[string, Partial<Parameters<typeof hasShipment>[0]>, boolean]>([
    ["of products", {}, true],
    ["of products, done", { status: "fulfilled" }, true],
    ["of an expired order", { status: "expired" }, false],
    ["of codes", { items: [code] }, false],
    ["of a course", { items: [course] }, false],
    ["of what is fetched", { delivery: "tienda" }, false],
    ["of what was refunded before shipping", back, false],
    ["of what was refunded after shipping", { ...back, shippingStatus: "shipped" }, true],
    ["by card, not paid", { paymentMethod: "card" }, false],
    ["by card, under review", { paymentMethod: "card", paymentStatus: "pending" }, false],
    ["by card, refused", { paymentMethod: "card", paymentStatus: "rejected" }, false],
    ["by card, paid", { paymentMethod: "card", paymentStatus: "paid" }, true],
    ["by card, partly refunded", { paymentMethod: "card", paymentStatus: "partially_refunded" }, true],
  ])("%s", (_, change, isIt) => expect(hasShipment({ ...order, ...change })).toBe(isIt));

  test.each<[string, Partial<Parameters<typeof awaitsParcel>[0]>, boolean]>([
    ["confirmed", {}, true],
    ["delivered", { shippingStatus: "delivered" }, false],
    ["cancelled shipment", { status: "cancelled", shippingStatus: "cancelled" }, false],
    ["of codes", { items: [code] }, false],
    ["of a course", { items: [course] }, false],
    ["of what is fetched", { delivery: "tienda" }, false],
  ])("and its address is still needed: %s", (_, change, isIt) => {
    expect(awaitsParcel({ ...order, status: "confirmed", ...change })).toBe(isIt);
  });
});

describe("a pick-up", () => {
  const pickup = { ...paid, delivery: "tienda" as const, items: [product, course] };

  test.each<[string, Partial<States>, string, string]>([
    [
      "is prepared",
      { shippingStatus: "processing" },
      "En preparación",
      "aquí ves cuándo puedes pasar por él",
    ],
    ["is ready", { shippingStatus: "ready" }, "Listo para recoger", "te espera en nuestra tienda"],
    [
      "was handed over",
      { status: "fulfilled", shippingStatus: "delivered" },
      "Entregado",
      "se entregó en nuestra tienda",
    ],
    ["with a reversal", { openReversal: "solicitada" }, "Reversión en estudio", "no entregamos el pedido"],
    [
      "in cash, confirmed",
      { paymentMethod: "contra_entrega", paymentStatus: "unpaid" },
      "Confirmado",
      "Lo pagas cuando lo recojas.",
    ],
  ])("%s", (_, change, label, text) => {
    const status = shown(pickup, change);
    expect(status).toMatchObject({ label, explanation: expect.stringContaining(text) });
    expect(`${status.label} ${status.explanation}`).not.toMatch(/env[ií]o|env[ií]a|llegue|llega|despach/i);
  });

  test.each<[string, Partial<Parameters<typeof hasPickup>[0]>, boolean]>([
    ["that is paid", {}, true],
    ["that is paid when fetched", { paymentMethod: "contra_entrega", paymentStatus: "unpaid" }, true],
    ["not paid by card", { paymentStatus: "unpaid" }, false],
    ["refunded before it was fetched", { items: [{ ...product, refunded: 1 }] }, false],
    ["of codes alone", { items: [code] }, false],
    ["that is a parcel", { delivery: "envio" }, false],
    ["sold over the counter", { channel: "mostrador" }, false],
  ])("is followed: %s", (_, change, isIt) => expect(hasPickup({ ...pickup, ...change })).toBe(isIt));
});

test("an open reversal is the order's status until the parcel is shipped", () => {
  expect(shown(paid, { openReversal: "solicitada" })).toMatchObject({
    label: "Reversión en estudio",
    explanation: expect.stringContaining("no despachamos"),
  });
  expect(shown(paid, { openReversal: "aceptada" })).toMatchObject({
    label: "Reversión aceptada",
    explanation: expect.stringContaining(
      "te devolvemos el dinero por el mismo medio de pago. Mientras tanto",
    ),
  });
  const accepted = { openReversal: "aceptada" } as const;
  expect(shown(paid, { ...accepted, shippingStatus: "delivered" }).explanation).not.toContain("no sale");
  expect(shown(paid, { openReversal: "solicitada", shippingStatus: "shipped" }).label).toBe("Enviado");
  expect(shown(paid, { ...accepted, paymentStatus: "refunded" }).label).toBe("Reembolsado");
});
