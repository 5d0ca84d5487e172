/** What people outside say of the store, who counted it and on which day. Never a product's. */
export type StoreRating = {
  value: number;
  count: number;
  source: string;
  /** "YYYY-MM-DD" */
  date: string;
};

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
  /** Null until somebody says where it comes from; then it is shown nowhere. */
  storeRating: StoreRating | null;
  /** Whether the panel shows the missions. */
  missionsEnabled: boolean;
};
