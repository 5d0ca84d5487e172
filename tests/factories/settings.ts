import type { StoreSettings } from "../../lib/settings/types";

/** Settings of a store with every field filled, for tests of pure rules. */
export const SETTINGS: StoreSettings = {
  name: "Aventura Gamer",
  legalName: "Aventura Gamer S.A.S.",
  taxId: "900.000.000-1",
  chargesVat: true,
  phone: "+57 300 000 0000",
  whatsapp: "573000000000",
  email: "hola@example.com",
  address: "Calle 1 # 2-3",
  city: "Envigado",
  region: "Antioquia",
  latitude: 6.17,
  longitude: -75.58,
  serviceRadiusMeters: 50_000,
  opensAt: "09:00",
  closesAt: "19:00",
  instagramUrl: "https://instagram.example/a",
  tiktokUrl: "",
  youtubeUrl: "",
  facebookUrl: "",
  freeShippingText: "Envío gratis",
  pickupHours: 2,
  cashGuest: { units: 5, total: 1_500_000 },
  storeRating: { value: 4.8, count: 156, source: "Google", date: "2026-11-01" },
  deliveryDays: { "05": [1, 3], "76": [2, 4], "99": [6, 15] },
  carriers: [
    { name: "Servientrega", url: "https://carrier.example/?guia={guia}", phone: "601 555 0000" },
    { name: "Mensajero propio", url: "", phone: "" },
  ],
  missionsEnabled: false,
};
