import { expect, test } from "vitest";
import { columnLabel } from "./columns";

test("a column has the word that its own form has, else that of all tables", () => {
  expect(columnLabel("products", "badge_text")).toBe("Etiqueta");
  expect(columnLabel("hero_slides", "subtitle")).toBe("Antetítulo");
  expect(columnLabel("courses", "slug")).toBe("Dirección de la página");
  expect(columnLabel("orders", "tracking_number")).toBe("Guía");
  expect(columnLabel("store_settings", "free_shipping_text")).toBe("Texto de envío gratis");
  expect(columnLabel("store_settings", "cash_guest_units")).toBe("Contra entrega sin cuenta: unidades");
  expect(columnLabel("orders", "made_up")).toBeUndefined();
});
