/** A product image as the image manager shows it. */
export type ProductImage = {
  id: string;
  src: string;
  alt: string;
  isPrimary: boolean;
};
