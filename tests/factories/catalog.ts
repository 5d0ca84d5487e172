import { EDITED_FIELDS, type ProductValues } from "../../lib/catalog/fields.ts";
import { textSchemas, toRow } from "../../lib/supabase/fields.ts";

/** Every text of a product, blank, including fields that are added later. */
export const BLANK_TEXTS = Object.fromEntries(
  Object.keys(textSchemas(EDITED_FIELDS)).map((name) => [name, ""]),
) as Record<keyof ReturnType<typeof textSchemas<typeof EDITED_FIELDS>>, string>;

/** A product in its editor's form. */
export const PRODUCT: ProductValues = {
  ...BLANK_TEXTS,
  slug: "control",
  name: "Control",
  price: 120_000,
  category: "ps5",
  platforms: ["ps5"],
  kind: "control",
  condition: "nuevo",
  warrantyMonths: 12,
  taxClass: "iva_19",
  badgeColor: "primary",
  details: [{ label: "Peso", value: "280 g" }],
};

/** The same as columns. */
export const PRODUCT_ROW = toRow(EDITED_FIELDS, PRODUCT);
