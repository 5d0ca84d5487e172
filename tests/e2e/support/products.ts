import { addProduct, type Product, stockOf as stockIn } from "../../factories/products.ts";
import { db } from "../../support/e2e-database.ts";

/** A product of one test only, so that tests never share stock; older than the demo's, so that no list begins with it. */
export function stockProduct(name: string, price: number, stock: number, kind?: "tarjeta"): Promise<Product> {
  return addProduct(db, {
    name: `${name} ${Date.now().toString(36)}`,
    description: "Para probar la compra.",
    price,
    category: "extras",
    stock,
    kind,
    createdAt: new Date("2024-01-01"),
  });
}

export const stockOf = (product: Product): Promise<number> => stockIn(db, product);
