/** Rating of the store by an external source, with its date. Never a product's rating. */
export type StoreRating = {
  value: number;
  count: number;
  source: string;
  /** "YYYY-MM-DD" */
  date: string;
};

/** First and last opening day of arrival, by the code of the department. */
export type DeliveryDays = Readonly<Record<string, readonly [number, number]>>;

/** Who takes parcels. `{guia}` in `url` is the tracking number's place; empty without a tracking page. */
export type Carrier = { name: string; url: string; phone: string };

/** Settings used by header, footer, WhatsApp links and structured data. */
export type StoreSettings = {
  name: string;
  legalName: string;
  taxId: string;
  /** Responsable de IVA: orders and receipts show what of the price is tax. */
  chargesVat: boolean;
  phone: string;
  /** Digits with country code, as wa.me requires. */
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
  /** Opening hours until an order can be fetched in the shop. */
  pickupHours: number;
  /** Limits of a cash-on-delivery order without an account: units of one item, and pesos. */
  cashGuest: { units: number; total: number };
  /** Null without a source; then it is not shown. */
  storeRating: StoreRating | null;
  /** Outside the metropolitan area. */
  deliveryDays: DeliveryDays;
  /** The usual one first. */
  carriers: readonly Carrier[];
  /** Whether the panel shows the missions. */
  missionsEnabled: boolean;
};
