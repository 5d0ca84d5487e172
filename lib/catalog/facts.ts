import { conditionText, platformsText, warrantyText } from "./facet-texts";
import type { Product, ProductDetail } from "./types";

type FactSource = Pick<
  Product,
  "platforms" | "kind" | "condition" | "conditionNote" | "warrantyMonths" | "warrantyNote" | "details"
>;

/** The product's sheet: what its fields say, then its details. A detail of its own about compatibility is more exact. */
export function factsOf(product: FactSource): ProductDetail[] {
  const { platforms, kind, condition, conditionNote, warrantyMonths, warrantyNote, details } = product;
  const needsPlatforms =
    platforms.length > 0 && kind !== "consola" && !details.some(({ label }) => label === "Compatibilidad");
  return [
    { label: "Condición", value: conditionText(condition, conditionNote) },
    { label: "Garantía", value: warrantyText(warrantyMonths, warrantyNote) },
    ...(needsPlatforms ? [{ label: "Compatibilidad", value: platformsText(platforms) }] : []),
    ...details,
  ];
}
