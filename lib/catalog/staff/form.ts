import { parseWhole } from "@/lib/core/pesos";
import { toTaxClass } from "@/lib/core/tax-class";
import { textsIn } from "@/lib/supabase/fields";
import { among, PLATFORMS, toCondition, toKind } from "../facets";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";
import { toBadgeColor } from "../labels";
import type { ProductDetail } from "../types";

/** A product's form data without its slug, which only the edit form has. */
export function productInput(form: FormData) {
  const { slug, details, platforms, ...typed } = EDITED_FIELDS;
  const { badgeColor, kind, condition, taxClass, ...texts } = textsIn(form, typed);
  const values = form.getAll("detailValue").map(String);
  return {
    ...texts,
    badgeColor: toBadgeColor(badgeColor),
    kind: toKind(kind),
    condition: toCondition(condition),
    taxClass: toTaxClass(taxClass),
    platforms: among(PLATFORMS, form.getAll("platforms").map(String)),
    details: form
      .getAll("detailLabel")
      .map((label, index): ProductDetail => ({ label: String(label), value: values[index] ?? "" })),
  };
}

/** A service's form data. */
export function serviceInput(form: FormData) {
  const { taxClass, ...texts } = textsIn(form, SERVICE_FIELDS);
  return { ...texts, taxClass: toTaxClass(taxClass) };
}

/** Form values of a product editor; an unparsable number is rejected on save. */
export function readProduct(form: FormData, known: ProductValues): ProductValues {
  const { price, warrantyMonths, ...fields } = productInput(form);
  return {
    ...fields,
    price: parseWhole(price) ?? known.price,
    warrantyMonths: parseWhole(warrantyMonths) ?? known.warrantyMonths,
    slug: String(form.get("slug")),
  };
}

/** Form values of a service editor. */
export function readService(form: FormData, known: ServiceValues): ServiceValues {
  const { price, ...fields } = serviceInput(form);
  return { ...fields, price: parseWhole(price) ?? known.price };
}
