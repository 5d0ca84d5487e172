/** The newest products that the page does not show already. */
export function arrivalsBeside<Product extends { slug: string }>(
  newest: readonly Product[],
  shown: readonly { slug: string }[],
  count: number,
): Product[] {
  return newest.filter(({ slug }) => shown.every((other) => other.slug !== slug)).slice(0, count);
}
