import { parseWhole } from "@/lib/core/pesos";
import { textsIn } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";
import { toBadgeColor } from "../labels";
import type { ProductDetail } from "../types";

/** A product's form but for its address, which only an edit asks for, as its actions take it. */
export function productInput(form: FormData) {
  const { slug: _, details: __, ...typed } = EDITED_FIELDS;
  const { badgeColor, ...texts } = textsIn(form, typed);
  const values = form.getAll("detailValue").map(String);
  return {
    ...texts,
    badgeColor: toBadgeColor(badgeColor),
    details: form
      .getAll("detailLabel")
      .map((label, index): ProductDetail => ({ label: String(label), value: values[index] ?? "" })),
  };
}

/** A service's form, as its actions take it. */
export function serviceInput(form: FormData) {
  return textsIn(form, SERVICE_FIELDS);
}

/** What a product's editor holds; a price that is no amount is refused when it is saved. */
export function readProduct(form: FormData, known: ProductValues): ProductValues {
  const { price, ...fields } = productInput(form);
  return { ...fields, price: parseWhole(price) ?? known.price, slug: String(form.get("slug")) };
}

/** What a service's editor holds. */
export function readService(form: FormData, known: ServiceValues): ServiceValues {
  const { price, ...fields } = serviceInput(form);
  return { ...fields, price: parseWhole(price) ?? known.price };
}
