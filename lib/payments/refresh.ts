import "server-only";
import { productTag, tags } from "@/lib/core/cache";
import { log } from "@/lib/core/log";
import { renew } from "@/lib/core/refresh";
import { productsOfOrders } from "./ledger";

/**
 * Makes the public pages show the stock that these orders took or gave back. Runs in routes, in after() and in
 * actions. A failure only costs freshness.
 */
export async function refreshStock(orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  try {
    refreshProducts(await productsOfOrders(orderIds));
  } catch (error) {
    log("warn", "payments.refresh_failed", { cause: error });
  }
}

/** The same for products that are known. */
export function refreshProducts(products: readonly string[]): void {
  if (products.length === 0) return;
  renew([tags.products, ...products.map(productTag)]);
}
