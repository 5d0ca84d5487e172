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
