import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EDITED_FIELDS, SERVICE_FIELDS } from "@/lib/catalog/fields";
import type { Field } from "@/lib/supabase/fields";
import { PRODUCT } from "@/tests/factories/catalog";
import { ElementFields } from "./element-fields";
import { ProductFields } from "./product-fields";

/** The tag of the control that a form sends a field with. */
const control = (html: string, name: string) => new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html)?.[0];

function expectControls(html: string, fields: Record<string, Field>) {
  for (const [name, { label, max }] of Object.entries(fields)) {
    const tag = control(html, name);
    expect(tag, name).toBeDefined();
    expect(html, name).toContain(label);
    if (max && name !== "image") expect(tag).toContain(`maxLength="${max}"`);
  }
}

test("the forms have a control for every field that they save, with its limit", () => {
  const { slug, details, ...fields } = EDITED_FIELDS;
  const form = renderToStaticMarkup(
    createElement(ProductFields, { idPrefix: "p", product: PRODUCT, errors: {}, categories: [] }),
  );
  expectControls(form, fields);
  expect(control(form, "detailLabel")).toContain("Peso");
  expect(control(form, "detailValue")).toContain("280 g");
  const service = renderToStaticMarkup(
    createElement(ElementFields, { idPrefix: "s", errors: {}, folder: "servicios", priceLabel: "Precio" }),
  );
  expectControls(service, SERVICE_FIELDS);
});
