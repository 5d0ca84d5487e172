import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail } from "../rows";
import { orderConfirmed, orderCorrected, orderDelivered, orderShipped } from "./shipping";

const cash: OrderDetail = { ...order, paymentMethod: "contra_entrega", paymentStatus: "unpaid" };
const parcel: OrderDetail = {
  ...order,
  shippingStatus: "shipped",
  carrier: "SERVIENTREGA",
  trackingNumber: "70099",
  estimatedDelivery: "2026-03-12T17:00:00Z",
};
const there = { shippingStatus: "delivered", deliveredAt: "2026-03-10T15:00:00Z" } as const;
const here: OrderDetail = { ...order, shippingStatus: "processing", shippingAddress: "Calle 80 # 70-60" };
const code = item("product", { name: "Tarjeta PSN", isCode: true, quantity: 1 });

test("orderConfirmed has the next step and the amount to pay on delivery", () => {
  const text = textOf(orderConfirmed(cash, context()));
  expect(text).toContain("te escribimos cuando salga. Pagas $120.000 cuando lo recibas.");
  expect(text).toContain(`Ver mi pedido: ${SITE}/pedido/llave`);
});

test("orderCorrected shows the new data only to a verified address", () => {
  expect(textOf(orderCorrected(here, context({ proved: true })))).toContain("Dirección: Calle 80 # 70-60");
  const unproved = textOf(orderCorrected(here, context()));
  expect(unproved).not.toContain("Calle 80");
  expect(unproved).toContain("Si no pediste este cambio");
});

test("orderShipped has the carrier, the tracking number, the day, the tracking page and the amount to pay on delivery", () => {
  const text = textOf(orderShipped(parcel, context()));
  expect(text).toContain(
    "Transportadora: SERVIENTREGA\nTeléfono de la transportadora: 601 555 0000\nNúmero de guía: 70099\nEntrega estimada: 12 de marzo de 2026",
  );
  expect(text).toContain("https://carrier.example/?guia=70099");
  expect(text).not.toContain("los pagas al recibir");
  const unpaid = textOf(orderShipped({ ...parcel, ...cash, shippingStatus: "shipped" }, context()));
  expect(unpaid).toContain("Ten listos $120.000: los pagas al recibir.");
  expect(textOf(orderShipped(parcel, context({ corrects: true })))).toMatch(
    /^Corregimos el número de guía\n/,
  );
});

test("orderDelivered has the terms that start and what to do if it never arrived", () => {
  const lines = [{ itemId: "i", amount: 1, deadline: "2026-03-17", refusal: null }];
  const withdrawal = { refusal: null, requests: [], lines };
  const text = textOf(orderDelivered({ ...order, ...there, withdrawal }, context()));
  expect(text).toContain("como entregado el 10 de marzo de 2026");
  expect(text).toContain("hasta el 17 de marzo de 2026");
  expect(text).toContain("Si no lo has recibido o llegó mal, escríbenos por WhatsApp (https://wa.me/");
});

test.each([
  ["confirmed, when it is not", orderConfirmed({ ...cash, status: "placed" }, context())],
  ["confirmed, when it has left", orderConfirmed({ ...cash, shippingStatus: "shipped" }, context())],
  ["corrected, when it has left", orderCorrected(parcel, context({ proved: true }))],
  ["corrected, when it was cancelled", orderCorrected({ ...here, status: "cancelled" }, context())],
  ["sent, when it was returned", orderShipped({ ...parcel, shippingStatus: "processing" }, context())],
  ["sent, when it was delivered", orderShipped({ ...parcel, shippingStatus: "delivered" }, context())],
  [
    "sent, when the shipment was cancelled",
    orderShipped({ ...parcel, shippingStatus: "cancelled" }, context()),
  ],
  ["delivered, when it is not", orderDelivered(order, context())],
])("no mail is sent when an order was %s", (_, letter) => expect(letter).toBeNull());

test("mails of an order of codes mention no parcel; a correction is mailed until the code is sent", () => {
  const codes = { ...order, items: [code] };
  const sent = textOf(orderDelivered({ ...codes, ...there }, context()));
  expect(sent).toMatch(/^Tu código está en tu WhatsApp\n/);
  expect(sent).toContain("por WhatsApp, al celular de tu pedido, el 10 de marzo de 2026");
  expect(sent).not.toMatch(/entregado|retracto|ya está contigo/);
  expect(textOf(orderCorrected(codes, context()))).toContain("antes de que te enviemos el código");
});

test("a code bought with a parcel is sent separately, once paid", () => {
  const items = [...parcel.items, code];
  const comes = "El código de «Tarjeta PSN» te llega aparte, por WhatsApp";
  expect(textOf(orderShipped({ ...parcel, items }, context()))).toContain(`${comes}.`);
  expect(textOf(orderConfirmed({ ...cash, items }, context()))).toContain(`${comes}, cuando lo pagues.`);
  expect(textOf(orderShipped(parcel, context()))).not.toContain("aparte");
});
