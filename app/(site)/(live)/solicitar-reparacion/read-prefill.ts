import "server-only";
import { getProduct, getServices } from "@/lib/catalog/queries";
import { findServicePage } from "@/lib/catalog/service-pages";
import { deviceOf, prefill } from "@/lib/repairs/prefill";

type Query = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Where the visitor comes from (?servicio=, ?producto=). What nobody knows is as good as nothing. */
export async function readPrefill(query: Query) {
  const [service, product] = [one(query.servicio), one(query.producto)];
  const page = service ? findServicePage(service) : undefined;
  // A console's page says which device it is, not which fault.
  if (page) return { device: deviceOf(page.console), description: "" };
  if (service) {
    const services = await getServices().catch(() => []);
    return prefill({ service: services.find(({ slug }) => slug === service)?.name });
  }
  if (product) return prefill({ product: (await getProduct(product).catch(() => null))?.name });
  return prefill({});
}
