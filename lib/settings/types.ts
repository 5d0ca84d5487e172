/** What header, footer, WhatsApp links and structured data read. */
export type StoreSettings = {
  name: string;
  legalName: string;
  taxId: string;
  phone: string;
  /** Digits with country code, as wa.me wants them. */
  whatsapp: string;
  email: string;
  address: string;
  city: string;
  region: string;
  latitude: number;
  longitude: number;
  serviceRadiusMeters: number;
  /** "HH:MM", Monday to Saturday, Colombian time. */
  opensAt: string;
  closesAt: string;
  instagramUrl: string;
  tiktokUrl: string;
  youtubeUrl: string;
  facebookUrl: string;
  freeShippingText: string;
  storeRating: number;
  storeRatingCount: number;
  /** Whether the panel shows the missions. */
  missionsEnabled: boolean;
};
