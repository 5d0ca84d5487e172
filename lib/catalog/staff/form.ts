import { parseWhole } from "@/lib/core/pesos";
import { textsIn } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";
import { toBadgeColor } from "../labels";
import type { ProductDetail } from "../types";

/** A product's form data without its slug, which only the edit form has. */
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

/** A service's form data. */
export function serviceInput(form: FormData) {
  return textsIn(form, SERVICE_FIELDS);
}

/** Form values of a product editor; an unparsable price is rejected on save. */
export function readProduct(form: FormData, known: ProductValues): ProductValues {
  const { price, ...fields } = productInput(form);
  return { ...fields, price: parseWhole(price) ?? known.price, slug: String(form.get("slug")) };
}

/** Form values of a service editor. */
export function readService(form: FormData, known: ServiceValues): ServiceValues {
  const { price, ...fields } = serviceInput(form);
  return { ...fields, price: parseWhole(price) ?? known.price };
}
