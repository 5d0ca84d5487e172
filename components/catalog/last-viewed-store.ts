import { addViewed, parseViewed, type ViewedProduct } from "@/lib/catalog/last-viewed";
import { optimised } from "@/lib/media/optimised";

const KEY = "aventura:viewed";

let text: string | null = null;
let products: readonly ViewedProduct[] = [];

/** Last viewed products from localStorage; returns the same array while it is unchanged. */
export function readViewed(): readonly ViewedProduct[] {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== text) {
      text = stored;
      products = parseViewed(stored);
    }
  } catch {
    // Storage is unavailable.
  }
  return products;
}

export const viewedPicture = ({ image }: ViewedProduct): string => optimised(image, 160);

/** Stores the product and lets the service worker cache its thumbnails for the offline page. */
export function rememberViewed(product: ViewedProduct): void {
  const next = addViewed(readViewed(), product);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return;
  }
  // Without a service worker (development, old browsers) this never resolves.
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ type: "viewed", pictures: next.map(viewedPicture) }),
  );
}
