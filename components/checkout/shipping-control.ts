import type { ShippingText } from "@/lib/checkout/shipping";

/** Name, value and handler of one text field of the checkout's form. */
export type ShippingControl = (name: ShippingText) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};
