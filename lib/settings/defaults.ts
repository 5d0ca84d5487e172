import type { StoreSettings } from "./types";

/** Settings used while the stored ones cannot be read. Empty values are not shown. */
export const SETTINGS_UNKNOWN: StoreSettings = {
  name: "Aventura Gamer",
  legalName: "",
  taxId: "",
  phone: "",
  whatsapp: "",
  email: "",
  address: "",
  city: "Envigado",
  region: "Antioquia",
  latitude: 0,
  longitude: 0,
  serviceRadiusMeters: 0,
  opensAt: "09:00",
  closesAt: "19:00",
  instagramUrl: "",
  tiktokUrl: "",
  youtubeUrl: "",
  facebookUrl: "",
  freeShippingText: "",
  pickupHours: 2,
  cashGuest: { units: 0, total: 0 },
  storeRating: null,
  missionsEnabled: false,
};
