import { layOut } from "@/lib/mail/layout";
import type { Letter, Sender } from "@/lib/mail/types";
import type { DeliveryDays } from "@/lib/settings/types";

export const SITE = "https://tienda.example.com";

export const SENDER: Sender = {
  name: "Aventura Gamer",
  legalName: "Aventura Gamer S.A.S.",
  taxId: "900.000.000-0",
  phone: "604 000 0000",
  email: "hola@example.com",
  address: "Calle 37 Sur # 43A-10",
  city: "Envigado",
  region: "Antioquia",
  siteUrl: SITE,
};

/** The shop's data in mails besides its identity. */
export const SHOP = {
  whatsapp: "573000000000",
  address: "Calle 37 Sur # 43A-10",
  city: "Envigado",
  latitude: 6.1701,
  longitude: -75.5866,
  pickupHours: 2,
  opensAt: "09:00",
  closesAt: "19:00",
  deliveryDays: { "05": [1, 3], "76": [2, 4] } satisfies DeliveryDays as DeliveryDays,
  carriers: [
    { name: "Servientrega", url: "https://carrier.example/?guia={guia}", phone: "601 555 0000" },
    { name: "Mensajero propio", url: "", phone: "" },
  ],
};

/** The plain text of a mail; its HTML is rendered from the same blocks. Blank when there is nothing to send. */
export const textOf = (letter: Letter | null): string => (letter ? layOut(letter, SENDER).text : "");
