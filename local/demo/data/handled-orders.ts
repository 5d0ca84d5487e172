import type { Place } from "../../../lib/places/address.ts";
import { type DemoCity, demoPlace, LONGEST_PLACE } from "./places.ts";
import type { DemoOrder } from "./types.ts";

/** A step that staff take with an order. */
export type DemoMove = {
  name: "confirm" | "prepare" | "ship" | "ready" | "hand_over" | "transit" | "out" | "deliver" | "cancel";
  daysAgo: number;
  details?: Record<string, string | boolean>;
};

export type HandledOrder = DemoOrder & {
  moves?: DemoMove[];
  /** Internal. */
  note?: string;
  /** The buyer withdrew from the whole order. */
  withdraws?: string;
};

const account = (n: number, name: string, city: DemoCity) => ({
  id: `00000000-0000-4000-8000-0000000000${n}`,
  name,
  email: `cliente${n}@example.com`,
  phone: `30100000${n}`,
  place: demoPlace(`Calle ${n} # 20-30`, city),
});

const guest = (name: string, phone: string, place: Place) => ({
  id: null,
  name,
  email: `${name.split(" ")[0]?.toLowerCase() ?? "invitado"}@example.com`,
  phone,
  place,
});

const product = (slug: string, quantity = 1) => ({ type: "product" as const, slug, quantity });

/** Orders in every stage, some of them overdue. */
export const handledOrders: HandledOrder[] = [
  {
    key: "mostrador-confirmar-1",
    buyer: guest("Valentina Cano", "3157001122", demoPlace("Carrera 70 # 44-21", "Medellín")),
    method: "contra_entrega",
    daysAgo: 0.08,
    items: [product("teclado-mecanico-60"), product("mouse-gamer-liviano")],
  },
  {
    key: "mostrador-confirmar-2",
    buyer: guest("Óscar Pineda", "3127003344", demoPlace("Calle 50 Sur # 43-10", "Sabaneta")),
    method: "contra_entrega",
    daysAgo: 1.3,
    items: [product("control-bluetooth-tipo-pro")],
    note: "No contestó a la primera llamada. Volver a llamar después de las 5.",
  },
  {
    key: "mostrador-recoge-preparar",
    buyer: guest("Mateo Zuluaga", "3104445566", demoPlace("Calle 37 Sur # 27-10", "Envigado")),
    method: "card",
    delivery: "tienda",
    daysAgo: 0.05,
    paid: true,
    items: [product("grips-joy-con-cuatro")],
    moves: [{ name: "prepare", daysAgo: 0.02 }],
  },
  {
    key: "mostrador-recoge-listo",
    buyer: guest("Natalia Ospina", "3145556677", demoPlace("Calle 37 Sur # 27-10", "Envigado")),
    method: "contra_entrega",
    delivery: "tienda",
    daysAgo: 2.2,
    items: [product("mouse-gamer-liviano")],
    moves: [
      { name: "confirm", daysAgo: 2.1 },
      { name: "ready", daysAgo: 2 },
    ],
  },
  {
    key: "mostrador-recoge-entregado",
    buyer: guest("Camilo Arango Ríos", "3176667788", demoPlace("Calle 37 Sur # 27-10", "Envigado")),
    method: "contra_entrega",
    delivery: "tienda",
    daysAgo: 4.2,
    items: [product("control-bluetooth-tipo-pro")],
    moves: [
      { name: "confirm", daysAgo: 4.1 },
      { name: "ready", daysAgo: 4 },
      { name: "hand_over", daysAgo: 3 },
    ],
  },
  {
    key: "mostrador-preparar-1",
    buyer: account(11, "Valentina Mosquera", "Envigado"),
    method: "card",
    daysAgo: 0.2,
    paid: true,
    items: [product("estuche-transporte-control"), product("grips-joy-con-cuatro", 2)],
  },
  {
    key: "mostrador-preparar-2",
    buyer: account(12, "Samuel Arango", "Medellín"),
    method: "card",
    daysAgo: 2.4,
    paid: true,
    items: [product("tapete-escritorio-ciudad")],
  },
  {
    key: "mostrador-preparar-3",
    buyer: guest("Luisa Arango", "3187005566", demoPlace("Circular 4 # 71-30", "Medellín")),
    method: "contra_entrega",
    daysAgo: 0.6,
    items: [product("control-retro-usb-gris", 2)],
    moves: [{ name: "confirm", daysAgo: 0.5 }],
  },
  {
    key: "mostrador-enviar-1",
    buyer: account(13, "Daniela Rúa", "Sabaneta"),
    method: "card",
    daysAgo: 1.1,
    paid: true,
    items: [product("audifonos-in-ear-baja-latencia")],
    moves: [{ name: "prepare", daysAgo: 0.9 }],
  },
  {
    key: "mostrador-enviar-2",
    buyer: guest("Tomás Vélez", "3007007788", demoPlace("Calle 30 # 65-12", "Medellín")),
    method: "contra_entrega",
    daysAgo: 1.6,
    items: [product("cable-usb-c-3m-carga-juego", 2)],
    moves: [
      { name: "confirm", daysAgo: 1.4 },
      { name: "prepare", daysAgo: 1 },
    ],
  },
  {
    key: "mostrador-camino-1",
    buyer: account(14, "Tomás Gaviria", "Itagüí"),
    method: "card",
    daysAgo: 2.2,
    paid: true,
    items: [product("control-cableado-transparente-xbox")],
    moves: [
      { name: "prepare", daysAgo: 2 },
      { name: "ship", daysAgo: 1.5, details: { carrier: "Coordinadora", tracking: "70098761234" } },
      { name: "transit", daysAgo: 1 },
    ],
  },
  {
    key: "mostrador-camino-2",
    buyer: guest("Andrea Ospina", "3167009900", LONGEST_PLACE),
    method: "contra_entrega",
    daysAgo: 1.2,
    items: [product("control-xbox-negro-carbon")],
    moves: [
      { name: "confirm", daysAgo: 1.1 },
      { name: "prepare", daysAgo: 0.8 },
      { name: "ship", daysAgo: 0.3, details: { carrier: "Mensajero propio", tracking: "" } },
      { name: "out", daysAgo: 0.1 },
    ],
  },
  {
    key: "mostrador-entregado-1",
    buyer: guest("Julián Mesa", "3137002211", demoPlace("Calle 9 # 38-22", "Cali")),
    method: "contra_entrega",
    daysAgo: 4,
    items: [product("grips-sticks-ocho-piezas", 3)],
    moves: [
      { name: "confirm", daysAgo: 3.9 },
      { name: "ship", daysAgo: 3, details: { carrier: "Servientrega", tracking: "2098113344" } },
      { name: "deliver", daysAgo: 1.2, details: { money_received: true, method: "nequi" } },
    ],
  },
  {
    key: "mostrador-retracto",
    buyer: account(15, "Isabel Toro", "La Estrella"),
    method: "card",
    daysAgo: 5,
    paid: true,
    items: [product("diadema-rosada-orejas")],
    moves: [
      { name: "prepare", daysAgo: 4.5 },
      { name: "ship", daysAgo: 4, details: { carrier: "Interrapidísimo", tracking: "240077001122" } },
      { name: "deliver", daysAgo: 2 },
    ],
    withdraws: "Le queda pequeña a mi hija.",
  },
  {
    key: "mostrador-cancelado",
    buyer: guest(
      "Ricardo Gil",
      "3147004433",
      demoPlace("Calle 26 # 68-90", "Bogotá D.C.", { neighbourhood: "Salitre" }),
    ),
    method: "contra_entrega",
    daysAgo: 3,
    items: [product("cable-poder-tipo-8")],
    moves: [{ name: "cancel", daysAgo: 2.8, details: { reason: "Lo pidió dos veces" } }],
  },
];

type CounterSale = {
  key: string;
  customer: { name: string; phone: string; email: string } | null;
  /** Slugs; one of each. */
  products: string[];
  part: { method: "datafono" | "nequi"; reference: string };
};

/** Sold over the counter today. */
export const counterSales: CounterSale[] = [
  {
    key: "datafono",
    customer: null,
    products: ["base-carga-doble-dualsense", "cable-hdmi-2-1-2m"],
    part: { method: "datafono", reference: "004512" },
  },
  {
    key: "nequi",
    customer: { name: "Valentina Cano", phone: "3157001122", email: "" },
    products: ["cable-poder-tipo-8"],
    part: { method: "nequi", reference: "M8841203" },
  },
];
