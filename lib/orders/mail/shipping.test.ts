import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../types";
import { orderConfirmed, orderCorrected, orderDelivered, orderShipped } from "./shipping";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : null);
const cash = { ...order, paymentMethod: "contra_entrega", paymentStatus: "unpaid" } as const;
const parcel: OrderDetail = {
  ...order,
  shippingStatus: "shipped",
  carrier: "Interrapidísimo",
  trackingNumber: "70099",
  estimatedDelivery: "2026-03-12T17:00:00Z",
};

test("orderConfirmed says what is next and what is paid at the door, while that is still to come", () => {
  const text = textOf(orderConfirmed(cash, context()));
  expect(text).toContain(
    "Lo estamos preparando y te escribimos cuando salga. Pagas $120.000 cuando lo recibas.",
  );
  expect(text).toContain(`Ver mi pedido: ${SITE}/pedido/llave`);
  expect(orderConfirmed({ ...cash, status: "placed" }, context())).toBeNull();
  expect(orderConfirmed({ ...cash, shippingStatus: "shipped" }, context())).toBeNull();
});

test("orderCorrected shows the new data to a proved address only, and says nothing once the parcel left", () => {
  const here = { ...order, shippingStatus: "processing", shippingAddress: "Calle 80 # 70-60" } as const;
  expect(textOf(orderCorrected(here, context({ proved: true })))).toContain("Dirección: Calle 80 # 70-60");
  const unproved = textOf(orderCorrected(here, context()));
  expect(unproved).not.toContain("Calle 80");
  expect(unproved).toContain("Si no pediste este cambio");
  expect(orderCorrected(parcel, context({ proved: true }))).toBeNull();
  expect(orderCorrected({ ...here, status: "cancelled" }, context())).toBeNull();
});

test("orderShipped names the carrier, the number, the day and the carrier's own page", () => {
  const text = textOf(orderShipped(parcel, context()));
  expect(text).toContain(
    "Transportadora: Interrapidísimo\nNúmero de guía: 70099\nEntrega estimada: 12 de marzo de 2026",
  );
  expect(text).toContain(
    "la página de Interrapidísimo (https://interrapidisimo.com/sigue-tu-envio/?guia=70099)",
  );
  expect(text).not.toContain("los pagas al recibir");
  expect(textOf(orderShipped({ ...parcel, ...cash, shippingStatus: "shipped" }, context()))).toContain(
    "Ten listos $120.000: los pagas al recibir.",
  );
});

test("orderShipped says so when it corrects a number, and nothing once the parcel is back or there", () => {
  expect(textOf(orderShipped(parcel, context({ corrects: true })))).toMatch(
    /^Corregimos el número de guía\n/,
  );
  for (const shippingStatus of ["pending", "processing", "delivered", "cancelled"] as const)
    expect(orderShipped({ ...parcel, shippingStatus }, context())).toBeNull();
  expect(textOf(orderShipped({ ...parcel, carrier: "Mensajero propio" }, context()))).not.toContain(
    "la página de",
  );
});

test("an order of codes only is never told of a parcel: its code was sent, and a correction is in time until then", () => {
  const items = [item("product", { name: "Tarjeta PSN", isCode: true, quantity: 1 })];
  const sent = textOf(
    orderDelivered(
      { ...order, items, shippingStatus: "delivered", deliveredAt: "2026-03-10T15:00:00Z" },
      context(),
    ),
  );
  expect(sent).toMatch(/^Tu código está en tu WhatsApp\n/);
  expect(sent).toContain("por WhatsApp, al celular de tu pedido, el 10 de marzo de 2026");
  expect(sent).toContain("Si no te llegó o no funciona, escríbenos por WhatsApp (https://wa.me/");
  expect(sent).not.toMatch(/entregado|retracto|ya está contigo/);
  expect(textOf(orderCorrected({ ...order, items }, context()))).toContain(
    "antes de que te enviemos el código",
  );
});

test("a code bought with a parcel comes apart, once it is paid", () => {
  const items = [...parcel.items, item("product", { name: "Tarjeta PSN", isCode: true, quantity: 1 })];
  const comes = "El código de «Tarjeta PSN» te llega aparte, por WhatsApp";
  expect(textOf(orderShipped({ ...parcel, items }, context()))).toContain(`${comes}.`);
  expect(textOf(orderConfirmed({ ...cash, items }, context()))).toContain(`${comes}, cuando lo pagues.`);
  expect(textOf(orderShipped(parcel, context()))).not.toContain("aparte");
});

test("orderDelivered tells the terms that begin and what to do when it never came", () => {
  const there = {
    ...order,
    shippingStatus: "delivered",
    deliveredAt: "2026-03-10T15:00:00Z",
    withdrawal: {
      refusal: null,
      requests: [],
      lines: [{ itemId: "i", amount: 1, deadline: "2026-03-17", refusal: null }],
    },
  } as const;
  const text = textOf(orderDelivered(there as never, context()));
  expect(text).toContain("como entregado el 10 de marzo de 2026");
  expect(text).toContain("hasta el 17 de marzo de 2026");
  expect(text).toContain("Si no lo has recibido o llegó mal, escríbenos por WhatsApp (https://wa.me/");
  expect(orderDelivered(order, context())).toBeNull();
});
