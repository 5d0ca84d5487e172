import { expect, test } from "vitest";
import { parseView, viewHref } from "./views";

test("an address names one of the four tabs; anything else is the first", () => {
  expect(parseView("mensajes")).toBe("mensajes");
  expect(parseView(undefined)).toBe("trabajo");
  expect(parseView("otra")).toBe("trabajo");
  expect(parseView(["historia", "mensajes"])).toBe("trabajo");
});

test("the first tab has the order's own address", () => {
  expect(viewHref("1")).toBe("/admin/servicios-tecnicos/1");
  expect(viewHref("1", "cotizacion")).toBe("/admin/servicios-tecnicos/1?vista=cotizacion");
  expect(parseView(new URL(viewHref("1", "historia"), "http://x").searchParams.get("vista") ?? "")).toBe(
    "historia",
  );
});
