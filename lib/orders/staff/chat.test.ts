import { expect, test } from "vitest";
import { order } from "@/tests/factories/order-mails";
import { orderChat } from "./chat";

const URL = "https://tienda.example.com/pedido/llave";
const NOW = Date.parse("2026-03-10T15:00:00Z");

test("orderChat says where the order stands, what it costs and where to see it", () => {
  const text = orderChat(
    { ...order, shippingStatus: "shipped", carrier: "TCC", trackingNumber: "70" },
    URL,
    NOW,
  );
  expect(text).toContain("Hola Ana, te escribimos por tu pedido *1b2c3d4e*.\nEstado: Enviado.");
  expect(text).toContain(
    "Lo lleva TCC, guía 70.\nTotal: $120.000\nMíralo aquí: https://tienda.example.com/pedido/llave",
  );
  expect(orderChat(order, URL, NOW)).not.toContain("Lo lleva");
});
