import type { CartItem } from "@/lib/cart/types";
import type { ProductSummary, Service } from "@/lib/catalog/types";

type Addable = Omit<CartItem, "quantity">;

export function productCartItem(product: ProductSummary): Addable {
  const { id, slug, name, price, image, stock } = product;
  return { id, type: "product", name, price, image, slug, maxQuantity: stock };
}

export function serviceCartItem(service: Service): Addable {
  const { id, slug, name, price, image } = service;
  return { id, type: "service", name, price, image, slug };
}
