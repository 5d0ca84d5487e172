import { expect, test } from "vitest";
import { isRoute } from "@/lib/middleware/routes";
import { SETTINGS } from "@/tests/factories/settings";
import { sitePages } from "./site-pages";

test("every page that is found exists and says something", () => {
  for (const { href, text } of Object.values(sitePages(SETTINGS))) {
    expect(isRoute(href.replace(/#.*/, "")), href).toBe(true);
    expect(text).toMatch(/\S{3}.*\.$/);
  }
});

test("hours and address are the shop's", () => {
  expect(
    sitePages({ ...SETTINGS, opensAt: "10:00", closesAt: "18:00", address: "Calle 9" }).horario?.text,
  ).toBe("Atendemos de lunes a sábado de 10:00 a 18:00, menos festivos. Calle 9, Envigado.");
});
