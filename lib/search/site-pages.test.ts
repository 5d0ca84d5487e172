import { expect, test } from "vitest";
import { isRoute } from "@/lib/middleware/routes";
import { SETTINGS } from "@/tests/factories/settings";
import { sitePages } from "./site-pages";

test("every page that the search can find exists and has a text", () => {
  for (const { href, text } of Object.values(sitePages(SETTINGS))) {
    expect(isRoute(href.replace(/#.*/, "")), href).toBe(true);
    expect(text).toMatch(/\S{3}.*\.$/);
  }
});
