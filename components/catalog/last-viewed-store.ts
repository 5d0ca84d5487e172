import { thumbnail } from "@/lib/cart/thumbnail";
import { addViewed, parseViewed, type ViewedProduct } from "@/lib/catalog/last-viewed";

const KEY = "aventura:viewed";

let text: string | null = null;
let products: readonly ViewedProduct[] = [];

/** The products this browser saw last; the same list as before while nothing changed. */
export function readViewed(): readonly ViewedProduct[] {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== text) {
      text = stored;
      products = parseViewed(stored);
    }
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
  return products;
}

export const viewedPicture = ({ image }: ViewedProduct): string => thumbnail(image, 160);

/** Notes the product, and has the worker keep the small pictures that the offline page shows. */
export function rememberViewed(product: ViewedProduct): void {
  const next = addViewed(readViewed(), product);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return;
  }
  // Where no worker comes (development, old browsers) nothing follows.
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ type: "viewed", pictures: next.map(viewedPicture) }),
  );
}
