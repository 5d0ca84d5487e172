/** The most items that the database prices in one call. */
export const MAX_LINES = 50;
export const MAX_UNITS = 999;

export const CART_ITEM_TYPES = ["product", "service", "course"] as const;
export type CartItemType = (typeof CART_ITEM_TYPES)[number];

export type CartItem = {
  id: string;
  type: CartItemType;
  name: string;
  price: number;
  /** A /media URL. */
  image: string;
  slug: string;
  /** A digital card: a code that is sent by WhatsApp instead of a parcel. */
  isCode?: boolean;
  /** The stock of a product; 1 for a course; undefined when unlimited. */
  maxQuantity?: number;
  quantity: number;
};
