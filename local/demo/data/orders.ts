import { demoPlace } from "./places.ts";
import type { DemoOrder } from "./types.ts";

export const CAMI = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Camila Restrepo",
  email: "cliente@example.com",
  phone: "3004567890",
  place: demoPlace("Carrera 43A # 34 Sur-20", "Envigado", {
    complement: "apto 502",
    neighbourhood: "El Dorado",
    indications: "Portería norte",
  }),
};

const JUAN = {
  id: "00000000-0000-4000-8000-000000000002",
  name: "Juan Esteban Ríos",
  email: "cliente2@example.com",
  phone: "3012345678",
  place: demoPlace("Calle 10 # 36-24", "Medellín", { neighbourhood: "El Poblado" }),
};

/** A delivered order, a shipped one, one of courses, and one paid on delivery. */
export const demoOrders: DemoOrder[] = [
  {
    key: "entregado",
    buyer: CAMI,
    method: "card",
    daysAgo: 23,
    paid: true,
    items: [
      { type: "product", slug: "control-dualsense-blanco", quantity: 1 },
      { type: "product", slug: "base-carga-doble-dualsense", quantity: 1 },
    ],
    invoice: {
      type: "CC",
      document: "1037600123",
      name: CAMI.name,
      email: CAMI.email,
      municipality: "05266",
      issued: {
        number: "AG1042",
        cufe: "8f3c1d0b7a6e5f4433221100ffeeddccbbaa99887766554433221100aabbccddeeff00112233445566778899deadbeef",
      },
    },
    shipping: {
      status: "delivered",
      carrier: "Coordinadora",
      tracking: "70012345678",
      estimatedDaysAgo: 21,
      deliveredDaysAgo: 21,
    },
  },
  {
    key: "cursos",
    buyer: CAMI,
    method: "card",
    daysAgo: 10,
    paid: true,
    items: [
      { type: "course", slug: "primeros-pasos-electronica-gamer", quantity: 1 },
      { type: "course", slug: "reparacion-controles-desde-cero", quantity: 1 },
    ],
    invoice: {
      type: "NIT",
      document: "900123456-8",
      name: "Taller Restrepo S.A.S.",
      email: "compras@example.com",
      municipality: "05266",
    },
  },
  {
    key: "en-camino",
    buyer: CAMI,
    method: "card",
    daysAgo: 2,
    paid: true,
    items: [
      { type: "product", slug: "diadema-gamer-7-1-negra", quantity: 1 },
      { type: "product", slug: "cable-hdmi-2-1-2m", quantity: 2 },
    ],
    shipping: {
      status: "in_transit",
      carrier: "Interrapidísimo",
      tracking: "240098765432",
      estimatedDaysAgo: -1,
    },
  },
  {
    key: "contra-entrega",
    buyer: JUAN,
    method: "contra_entrega",
    daysAgo: 0.1,
    items: [{ type: "product", slug: "control-xbox-negro-carbon", quantity: 1 }],
  },
];
