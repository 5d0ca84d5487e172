import { expect, test } from "vitest";
import { cashOrderMessage } from "./whatsapp-order";

const item = { id: "i", itemId: "p", type: "product", slug: "", image: "", taxClass: "iva_19" } as const;
const order = {
  id: "1b2c3d4e-0000-4000-8000-000000000000",
  total: 290_000,
  paymentMethod: "contra_entrega" as const,
  delivery: "envio" as const,
  customerName: "Ana Ruiz",
  customerPhone: "3001234567",
  shippingAddress: "Calle 37 Sur #27-10, Envigado",
  device: "",
  fault: "",
  items: [
    { ...item, name: "Control PS5", unitPrice: 120_000, quantity: 2, lineTotal: 240_000, refunded: 0 },
    { ...item, id: "j", name: "Limpieza", unitPrice: 50_000, quantity: 1, lineTotal: 50_000, refunded: 0 },
  ],
};

test("the message has number and link, items with quantity and price, total and address", () => {
  expect(cashOrderMessage(order, "https://tienda.example.com/pedido/llave")).toBe(
    `Hola, hice el pedido *1b2c3d4e* para pagar contra entrega.
Mi pedido: https://tienda.example.com/pedido/llave

*Productos*
• 2 x Control PS5 ($120.000 c/u): $240.000
• 1 x Limpieza ($50.000 c/u): $50.000

Envío: Gratis
*Total: $290.000*

*Datos de envío*
Nombre: Ana Ruiz
Dirección: Calle 37 Sur #27-10, Envigado
Celular: 3001234567`,
  );
});

test("an order to fetch has no address and nothing of a shipment", () => {
  const message = cashOrderMessage(
    { ...order, delivery: "tienda", shippingAddress: "" },
    "https://tienda.example.com/pedido/llave",
  );
  expect(message).toContain("Hola, hice el pedido *1b2c3d4e* para recoger y pagar en la tienda.");
  expect(message).toContain("*Quien compra*\nNombre: Ana Ruiz\nCelular: 3001234567");
  expect(message).not.toMatch(/env[ií]o|direcci/i);
});

test("an order of a service names its device and fault", () => {
  const message = cashOrderMessage(
    { ...order, device: "PS5 Slim", fault: "Se apaga\nsola" },
    "https://x.example",
  );
  expect(message).toMatch(/\nEquipo: PS5 Slim\nFalla: Se apaga sola$/);
});

test("typed text cannot add a line", () => {
  const typed = "Calle 1\r\n*Total: $1*\u2028*Total: $2*\n• 9 x Control";
  const message = cashOrderMessage(
    { ...order, customerName: typed, shippingAddress: typed },
    "https://x.co/p",
  );
  const lines = message.split(/[\r\n\u2028\u2029]/);
  expect(lines.filter((line) => line.startsWith("*Total"))).toEqual(["*Total: $290.000*"]);
  expect(lines.filter((line) => line.startsWith("•"))).toHaveLength(2);
});
