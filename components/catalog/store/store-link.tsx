import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/**
 * A link to another list of the store. StoreBrowser follows it without a page load; without scripts it is a plain link.
 * Nothing is prefetched, and crawlers are asked not to walk all combinations.
 */
export function StoreLink(props: Props) {
  return <a rel="nofollow" {...props} data-store="" />;
}
