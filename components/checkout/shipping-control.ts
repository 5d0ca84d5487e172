import type { ShippingValues } from "@/lib/checkout/shipping";

/** Name, value and handler of one field of the checkout's form. */
export type ShippingControl = (name: keyof ShippingValues) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};
