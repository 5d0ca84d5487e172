import type { CartItem } from "@/lib/cart/types";
import { isSentAsCode } from "@/lib/catalog/sent-as-code";
import type { ProductSummary, Service } from "@/lib/catalog/types";

type Addable = Omit<CartItem, "quantity">;

export function productCartItem(product: ProductSummary): Addable {
  const { id, slug, name, price, image, stock } = product;
  const isCode = isSentAsCode(product);
  return { id, type: "product", name, price, image, slug, ...(isCode && { isCode }), maxQuantity: stock };
}

export function serviceCartItem(service: Service): Addable {
  const { id, slug, name, price, image } = service;
  return { id, type: "service", name, price, image, slug };
}
