/**
 * The category that a piece of an address names, as the database writes it, and whether the address was
 * written otherwise. An address that cannot be decoded names a category that nothing has.
 */
export function readCategory(segment: string): { category: string; isCanonical: boolean } {
  const decoded = decode(segment);
  const category = decoded.trim().toLowerCase();
  return { category, isCanonical: category === decoded };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
