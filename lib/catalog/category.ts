/**
 * Decodes the category in a path segment to its stored spelling, and reports whether the segment was spelled
 * differently. A segment that cannot be decoded becomes a category that does not exist.
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
