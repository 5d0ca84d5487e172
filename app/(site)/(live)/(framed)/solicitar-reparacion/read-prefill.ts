import "server-only";
import { getProduct, getServices } from "@/lib/catalog/queries";
import { findServicePage } from "@/lib/catalog/service-pages";
import { readOr } from "@/lib/core/read-or";
import { deviceOf, prefill } from "@/lib/repairs/prefill";

type Query = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const ORDER_NUMBER = /^[0-9a-f]{8}$/;

/** Initial values by ?servicio= (with ?pedido= when it is paid) or ?producto=; unknown ones are ignored. */
export async function readPrefill(query: Query) {
  const [service, product] = [one(query.servicio), one(query.producto)];
  const page = service ? findServicePage(service) : undefined;
  // A console's page determines the device, not the fault.
  if (page) return { device: deviceOf(page.console), description: "" };
  if (service) {
    const services = await readOr([], "services", getServices());
    const order = one(query.pedido);
    return prefill({
      service: services.find(({ slug }) => slug === service)?.name,
      order: order && ORDER_NUMBER.test(order) ? order : undefined,
    });
  }
  if (product) return prefill({ product: (await readOr(null, "product", getProduct(product)))?.name });
  return prefill({});
}
