import { toBadgeColor } from "../labels";
import type { ProductDetail } from "../types";

/** The words that a product's form holds, as its actions take them. */
export function productInput(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const values = form.getAll("detailValue").map(String);
  return {
    name: text("name"),
    price: text("price"),
    category: text("category"),
    description: text("description"),
    badgeText: text("badgeText"),
    badgeColor: toBadgeColor(text("badgeColor")),
    details: form
      .getAll("detailLabel")
      .map((label, index): ProductDetail => ({ label: String(label), value: values[index] ?? "" })),
  };
}

/** The words that a service's form holds, as its actions take them. */
export function serviceInput(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  return { name: text("name"), price: text("price"), description: text("description"), image: text("image") };
}
