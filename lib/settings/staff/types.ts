/** What the form of settings holds, as its boxes do: texts. */
export type SettingsValues = {
  name: string;
  legalName: string;
  taxId: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  city: string;
  region: string;
  latitude: string;
  longitude: string;
  serviceRadiusKm: string;
  opensAt: string;
  closesAt: string;
  instagramUrl: string;
  tiktokUrl: string;
  youtubeUrl: string;
  facebookUrl: string;
  freeShippingText: string;
  storeRating: string;
  storeRatingCount: string;
  storeRatingSource: string;
  storeRatingDate: string;
  lowStockThreshold: string;
  cashHoldHours: string;
  cashGuestUnits: string;
  cashGuestTotal: string;
  cashAccountUnits: string;
  cashAccountTotal: string;
  /** "on" or nothing, as a box to tick is sent. */
  missionsEnabled: string;
};

export type SettingsField = keyof SettingsValues;

export type EditableSettings = { version: number; values: SettingsValues };
