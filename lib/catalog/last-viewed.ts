/** Snapshot of a viewed product, stored in the browser for the offline page. */
export type ViewedProduct = { slug: string; name: string; price: number; image: string };

const MOST = 6;

function parseProduct(value: unknown): ViewedProduct | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { slug, name, price, image } = value as Record<string, unknown>;
  if (typeof slug !== "string" || !slug || typeof name !== "string" || !Number.isSafeInteger(price)) return;
  return { slug, name, price: price as number, image: typeof image === "string" ? image : "" };
}

/** Parses the stored list; invalid entries are dropped without an error. */
export function parseViewed(text: string | null): readonly ViewedProduct[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    return list
      .map(parseProduct)
      .filter((product) => product !== undefined)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Prepends the product without duplicates and keeps five earlier ones. */
export function addViewed(list: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  const { slug, name, price, image } = product;
  const others = list.filter((other) => other.slug !== slug);
  return [{ slug, name, price, image }, ...others].slice(0, MOST);
}
