import { expect, test } from "vitest";
import type { OwnCourse } from "@/lib/courses/types";
import type { Order } from "@/lib/orders/rows";
import type { Repair, RepairQuote } from "@/lib/repairs/rows";
import { toDo } from "./to-do";

const NOW = Date.parse("2026-11-23T10:00:00-05:00");
const quote = { id: "q", total: 110_000, deposit: 20_000, state: "aprobada" } as RepairQuote;
const repair = (changes: Partial<Repair>) =>
  ({
    id: "r",
    number: "0a1b2c3d",
    state: "Reparando",
    device: { kind: "playstation", brand: "", model: "PS5" },
    quote: null,
    outcome: null,
    closedAt: null,
    unread: 0,
    ...changes,
  }) as Repair;
const order = (changes: Partial<Order>) =>
  ({
    id: "0a1b2c3d-0000-4000-8000-000000000001",
    status: "placed",
    paymentMethod: "card",
    paymentStatus: "unpaid",
    shippingStatus: "pending",
    expiresAt: "2026-11-23T10:20:00-05:00",
    shippingAddress: "Calle 37 Sur # 27-10, Envigado, Antioquia",
    municipality: "05266",
    estimatedDelivery: null,
    paidAt: null,
    total: 89_000,
    items: [{ type: "product", name: "Base", quantity: 1, refunded: 0 }],
    ...changes,
  }) as Order;
const course = {
  id: "c",
  slug: "drift",
  title: "Drift",
  progress: { percent: 40 },
  resume: { id: "l2", title: "Soldar el stick" },
} as OwnCourse;
const paid = { status: "confirmed", paymentStatus: "paid", paidAt: "2026-11-23T09:00:00-05:00" } as const;

const TIMES = { closesAt: "19:00", deliveryDays: {} };
const tasks = (own: Partial<Parameters<typeof toDo>[0]>) =>
  toDo({ repairs: [], orders: [], courses: [], unreviewed: [], times: TIMES, ...own }, NOW);

test("payments and decisions come first, then devices and messages, then information", () => {
  const all = tasks({
    repairs: [
      repair({ id: "a", state: "Completado", unread: 2 }),
      repair({ id: "b", quote }),
      repair({ id: "c", quote: { ...quote, state: "pendiente", validUntil: null } as RepairQuote }),
    ],
    orders: [order(paid), order({})],
    courses: [course, { ...course, id: "d" }],
    unreviewed: [
      { productId: "p", slug: "cable-hdmi", name: "Cable HDMI" },
      { productId: "o", slug: "diadema", name: "Diadema" },
    ],
  });
  expect(all.map(({ title }) => title)).toEqual([
    "Tu cotización de $110.000 espera tu respuesta",
    "Falta pagar $90.000 de tu reparación",
    "Falta pagar $89.000",
    "PlayStation PS5: listo para recoger",
    "2 mensajes nuevos del taller",
    "Tu paquete llega entre el martes 24 y el miércoles 25",
    "Sigue: Soldar el stick",
    "¿Cómo te salió Cable HDMI?",
  ]);
});

test("a customer without tasks has none", () => {
  expect(
    tasks({
      repairs: [repair({}), repair({ state: "Entregado", unread: 1 })],
      orders: [
        order({ expiresAt: "2026-11-23T09:00:00-05:00" }),
        order({ items: [{ type: "repair", name: "Cotización", quantity: 1 }] as Order["items"] }),
        order({ ...paid, shippingAddress: "Calle 1 # 2-3, Cali, Valle del Cauca", municipality: "76001" }),
      ],
      courses: [{ ...course, progress: { ...course.progress, percent: 100 } }],
    }),
  ).toEqual([]);
});

test("an order that is ready is fetched, unless its payment is being claimed", () => {
  const ready = { ...paid, delivery: "tienda", shippingStatus: "ready", shippingAddress: "" } as const;
  expect(tasks({ orders: [order(ready)] })).toMatchObject([
    { kind: "fetch", title: "Tu pedido está listo para recoger", action: "Ver el código" },
  ]);
  expect(tasks({ orders: [order({ ...ready, openReversal: "solicitada" })] })).toEqual([]);
  expect(tasks({ orders: [order({ ...ready, shippingStatus: "processing" })] })).toEqual([]);
});
