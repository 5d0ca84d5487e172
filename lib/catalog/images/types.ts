/** A picture of a product as its manager shows it. */
export type ProductImage = {
  id: string;
  src: string;
  alt: string;
  isPrimary: boolean;
};
