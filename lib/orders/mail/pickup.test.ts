import { describe, expect, test } from "vitest";
import { textOf } from "@/tests/factories/mails";
import { order as base, context, item } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../rows";
import { acknowledgement } from "./acknowledgement";
import { orderExpired } from "./cancellations";
import { orderLocked, orderReady, orderSwitched, orderUnclaimed, orderWaiting } from "./pickup";
import { orderRefunded } from "./refund";
import { orderConfirmed, orderCorrected, orderDelivered } from "./shipping";

const pickup = { until: "2026-03-27", isOpen: true, tries: 5, code: "482913" };
const order: OrderDetail = {
  ...base,
  delivery: "tienda",
  shippingAddress: "",
  readyAt: "2026-03-10T16:00:00Z",
};
const ready: OrderDetail = { ...order, shippingStatus: "ready", pickup };
const cash: Partial<OrderDetail> = {
  paymentMethod: "contra_entrega",
  paymentStatus: "unpaid",
  payments: [],
  paidAt: null,
};

describe("an order that is ready", () => {
  test("has its code, where, when and until when", () => {
    const text = textOf(orderReady(ready, context()));
    for (const fact of [
      "482 913",
      "Calle 37 Sur # 43A-10, Envigado",
      "lunes a sábado de 9:00 a 19:00",
      "27 de marzo",
      "https://www.google.com/maps",
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain("Pagas");
    expect(textOf(orderReady({ ...ready, ...cash }, context()))).toContain("Pagas $120.000 al recogerlo");
  });

  test("is not announced any more when it left, went back or is blocked", () => {
    for (const change of [{ pickup: null }, { pickup: { ...pickup, isOpen: false } }]) {
      expect(orderReady({ ...ready, ...change }, context())).toBeNull();
      expect(orderWaiting({ ...ready, ...change }, context())).toBeNull();
    }
  });

  test("without a code is fetched with a document", () => {
    const spent = { ...ready, pickup: { ...pickup, code: null, tries: 0 } };
    expect(textOf(orderWaiting(spent, context()))).toContain("muestra su documento");
    expect(textOf(orderLocked(spent, context()))).toContain("se escribió mal cinco veces");
    expect(orderLocked(ready, context())).toBeNull();
    expect(orderLocked(order, context())).toBeNull();
  });

  test("is reminded of what happens when nobody comes", () => {
    expect(textOf(orderWaiting(ready, context()))).toContain("lo cancelamos y te devolvemos el dinero.");
    expect(textOf(orderWaiting({ ...ready, ...cash }, context()))).toContain("lo cancelamos. Pagas");
  });
});

describe("an order that nobody fetched", () => {
  test.each<[string, Partial<OrderDetail>, string]>([
    ["unpaid", { ...cash, status: "cancelled", shippingStatus: "cancelled" }, "No se hizo ningún cobro."],
    ["paid online", {}, "Te devolvemos todo lo que pagaste, al mismo medio de pago"],
    [
      "paid online, refunded",
      { status: "cancelled", shippingStatus: "cancelled", paymentStatus: "refunded" },
      "Te devolvimos lo que pagaste",
    ],
    ["paid to the shop", { ...cash, paymentStatus: "paid" }, "dinos cómo prefieres que te los devolvamos"],
  ])("%s, says what happens to the money", (_, change, text) => {
    expect(textOf(orderUnclaimed({ ...ready, ...change }, context()))).toContain(text);
  });

  test("is not said to be closed when it was handed over after all", () => {
    expect(
      orderUnclaimed({ ...order, status: "fulfilled", shippingStatus: "delivered" }, context()),
    ).toBeNull();
  });
});

test("a change of the delivery has the new address only for a proved one", () => {
  const parcel = { ...order, delivery: "envio" as const, shippingAddress: "Calle 9 # 8-7" };
  expect(textOf(orderSwitched(parcel, context({ proved: true })))).toContain("Calle 9 # 8-7");
  expect(textOf(orderSwitched(parcel, context()))).not.toContain("Calle 9");
  expect(textOf(orderSwitched(order, context()))).toContain("Borramos la dirección");
  expect(orderSwitched({ ...parcel, shippingStatus: "shipped" }, context())).toBeNull();
});

test("the acknowledgement says from when and where it can be fetched", () => {
  const text = textOf(acknowledgement(order, context({ proved: true }))).replaceAll("\u00a0", " ");
  expect(text).toContain("Recógelo hoy desde las 12 p. m. Te escribimos cuando esté listo");
  expect(text).toContain("Calle 37 Sur # 43A-10, Envigado");
  expect(text).not.toContain("Dirección de entrega");
});

test("the hand-over names who came for a proved address, and the last day to withdraw", () => {
  const done: OrderDetail = {
    ...order,
    status: "fulfilled",
    shippingStatus: "delivered",
    deliveredAt: "2026-03-12T15:00:00Z",
    collectorName: "Luis Pérez",
    withdrawal: {
      ...order.withdrawal,
      lines: [{ itemId: "product", amount: 1, deadline: "2026-03-19", refusal: null }],
    },
  };
  const text = textOf(orderDelivered(done, context({ proved: true })));
  expect(text).toContain("a Luis Pérez en nuestra tienda el 12 de marzo de 2026");
  expect(text).toContain("hasta el 19 de marzo de 2026");
  expect(textOf(orderDelivered(done, context()))).not.toContain("Luis");
});

test("no mail about a pick-up speaks of a shipment", () => {
  const lines = [item("product")];
  const states: OrderDetail[] = [order, { ...order, ...cash, items: lines }, ready, { ...ready, ...cash }];
  const delivered = {
    ...order,
    status: "fulfilled",
    shippingStatus: "delivered",
    deliveredAt: "2026-03-12T15:00:00Z",
  } as const;
  const ended = { ...order, ...cash, status: "expired", shippingStatus: "cancelled" } as const;
  const letters = [
    ...states.flatMap((one) =>
      [acknowledgement, orderConfirmed, orderCorrected, orderReady, orderUnclaimed].map((write) =>
        write(one, context()),
      ),
    ),
    orderDelivered(delivered, context()),
    orderExpired(ended, context()),
    orderSwitched(order, context()),
    orderRefunded(
      {
        ...order,
        paymentStatus: "refunded",
        payments: [{ ...base.payments[0]!, refundedAmount: 120_000, status: "refunded" }],
      },
      context({ attempt: 1, amount: 120_000 }),
    ),
  ].filter((letter) => letter !== null);
  expect(letters.length).toBeGreaterThan(14);
  for (const letter of letters) {
    // The rights, of whatever was bought, and the offer to send it instead are no promise of a shipment.
    const [text = ""] = textOf(letter).replace("prefieres que te lo enviemos", "").split("Tus derechos");
    expect(text).not.toMatch(
      /env[ií]o|env[ií]a|enviem|te llega|despach|transportadora|dirección de entrega|contra entrega/i,
    );
  }
});
