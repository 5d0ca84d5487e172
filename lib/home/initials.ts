/** First letters of the first two names: "Laura Marín" → "LM". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toLocaleUpperCase("es")).join("");
}
