import { type DemoCity, demoPlace } from "./places.ts";
import type { DemoOrder } from "./types.ts";

type Opinion = { slug: string; stars: number; body: string; status?: "pending" };

/** A demo customer with purchases and reviews. */
export type DemoReviewer = {
  /** The last two digits of the account's id. */
  account: string;
  username: string;
  name: string;
  city: DemoCity;
  daysAgo: number;
  opinions: Opinion[];
};

export const demoReviewers: DemoReviewer[] = [
  {
    account: "11",
    username: "Vale Mosquera",
    name: "Valentina Mosquera",
    city: "Envigado",
    daysAgo: 74,
    opinions: [
      {
        slug: "control-dualsense-blanco",
        stars: 5,
        body: "Llegó al otro día a Envigado, sellado y completo. Los gatillos en Returnal son otra cosa.",
      },
      {
        slug: "base-carga-doble-dualsense",
        stars: 4,
        body: "Carga los dos controles en unas tres horas. Le quito una estrella porque la luz es muy fuerte de noche.",
      },
      {
        slug: "cable-hdmi-2-1-2m",
        stars: 5,
        body: "4K a 120 Hz sin cortes desde el primer día. Dos metros alcanzan justo del mueble al televisor.",
        status: "pending",
      },
    ],
  },
  {
    account: "12",
    username: "Samu 8bit",
    name: "Samuel Arango",
    city: "Medellín",
    daysAgo: 58,
    opinions: [
      {
        slug: "control-dualsense-blanco",
        stars: 4,
        body: "Muy bueno y original. La batería me dura unas nueve horas, que es lo que dicen aquí.",
      },
      {
        slug: "kit-analogos-hall-dualsense",
        stars: 5,
        body: "Adiós al drift. Hay que saber soldar, pero el video del curso lo explica paso a paso.",
      },
      {
        slug: "pasta-termica-12-8-4g",
        stars: 5,
        body: "Mi PS4 Pro bajó como diez grados y ya no suena como un avión.",
      },
      {
        slug: "diadema-gamer-7-1-negra",
        stars: 1,
        body: "Compren mejor en mi página, los primeros veinte llevan descuento: ofertas.example",
        status: "pending",
      },
    ],
  },
  {
    account: "13",
    username: "Dani Retro",
    name: "Daniela Rúa",
    city: "Sabaneta",
    daysAgo: 41,
    opinions: [
      {
        slug: "joy-con-azul-rojo-neon",
        stars: 5,
        body: "Originales y sin ruido en la palanca. Los niños felices para jugar de a dos.",
      },
      {
        slug: "diadema-gamer-7-1-negra",
        stars: 3,
        body: "Suena bien y el micrófono cumple, pero a las dos horas me aprieta. Para cabezas grandes, ojo.",
      },
      {
        slug: "control-xbox-negro-carbon",
        stars: 2,
        body: "El control es original, pero la caja llegó golpeada y tuve que escribir dos veces para que contestaran.",
        status: "pending",
      },
    ],
  },
  {
    account: "14",
    username: "Tomás G.",
    name: "Tomás Gaviria",
    city: "Itagüí",
    daysAgo: 29,
    opinions: [
      {
        slug: "diadema-gamer-7-1-negra",
        stars: 5,
        body: "Por este precio no hay nada mejor. En Warzone se oyen clarito los pasos.",
      },
      {
        slug: "control-xbox-negro-carbon",
        stars: 5,
        body: "Perfecto para el computador también. Lo conecté por Bluetooth y listo.",
      },
      {
        slug: "base-carga-dualshock-4",
        stars: 4,
        body: "Sencilla y firme. Trae el adaptador micro USB, que yo no sabía si venía.",
        status: "pending",
      },
    ],
  },
  {
    account: "15",
    username: "Isa Switch",
    name: "Isabel Toro",
    city: "La Estrella",
    daysAgo: 17,
    opinions: [
      {
        slug: "joy-con-azul-rojo-neon",
        stars: 4,
        body: "Bien empacados y con garantía. Me los entregaron a domicilio el mismo día.",
      },
      {
        slug: "control-dualsense-blanco",
        stars: 5,
        body: "Se lo regalé a mi hermano y quedó encantado. Excelente la atención por WhatsApp.",
        status: "pending",
      },
    ],
  },
];

export function reviewerId({ account }: DemoReviewer): string {
  return `00000000-0000-4000-8000-0000000000${account}`;
}

/** The delivered order behind a customer's reviews. */
export function orderOf(reviewer: DemoReviewer): DemoOrder {
  const { account, name, city, daysAgo, opinions } = reviewer;
  return {
    key: `resenas-${account}`,
    buyer: {
      id: reviewerId(reviewer),
      name,
      email: `cliente${account}@example.com`,
      phone: `30100000${account}`,
      place: demoPlace(`Calle ${account} # 20-30`, city),
    },
    method: "card",
    daysAgo,
    paid: true,
    items: opinions.map(({ slug }) => ({ type: "product", slug, quantity: 1 })),
    shipping: {
      status: "delivered",
      carrier: "Coordinadora",
      tracking: `700200000${account}`,
      estimatedDaysAgo: daysAgo - 2,
      deliveredDaysAgo: daysAgo - 2,
    },
  };
}
