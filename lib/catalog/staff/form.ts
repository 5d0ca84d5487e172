import { textsIn } from "@/lib/supabase/fields";
import { EDITED_FIELDS, SERVICE_FIELDS } from "../fields";
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
