import "server-only";
import { getProduct, getServices } from "@/lib/catalog/queries";
import { findServicePage } from "@/lib/catalog/service-pages";
import { isLinkToken } from "@/lib/core/inputs";
import { readOr } from "@/lib/core/read-or";
import { deviceOf, prefill } from "@/lib/repairs/prefill";
import { getPaidService } from "@/lib/repairs/queries";
import type { PaidService } from "@/lib/repairs/rows";

type Prefill = ReturnType<typeof prefill> & {
  paid?: PaidService;
  /** The service of the catalogue that was chosen. */
  chosen?: { name: string; price: number };
};
type Query = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * Initial values by ?servicio= (with the token of the order that paid it in ?pedido=) or ?producto=; unknown values are
 * ignored, as is an order that did not pay for the service or whose service another request uses.
 */
export async function readPrefill(query: Query): Promise<Prefill> {
  const [service, product] = [one(query.servicio), one(query.producto)];
  const page = service ? findServicePage(service) : undefined;
  // A console's page determines the device, not the fault.
  if (page) return { device: deviceOf(page.console), model: "", description: "" };
  if (service) {
    const token = one(query.pedido);
    const [services, paid] = await Promise.all([
      readOr([], "services", getServices()),
      isLinkToken(token) ? readOr(null, "paid-service", getPaidService(token, service)) : null,
    ]);
    const chosen = services.find(({ slug }) => slug === service);
    const name = paid?.name ?? chosen?.name;
    return {
      ...prefill({ service: name, paid: paid ?? undefined }),
      ...(paid ? { paid } : chosen && { chosen }),
    };
  }
  if (product) return prefill({ product: (await readOr(null, "product", getProduct(product)))?.name });
  return prefill({});
}
