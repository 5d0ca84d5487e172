import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteMetadata, THEME_COLORS } from "./metadata";

test("addresses are built on the site's own, and titles end with the store's name", () => {
  const metadata = siteMetadata({ name: "La Tienda" }, "https://tienda.co");
  expect(String(metadata.metadataBase)).toBe("https://tienda.co/");
  expect(metadata.title).toEqual({ default: "La Tienda", template: "%s | La Tienda" });
});

test("the colours of the browser's bars are those of the stylesheet", () => {
  const { light, dark } = THEME_COLORS;
  expect(readFileSync("app/base.css", "utf8")).toContain(`--background: light-dark(${light}, ${dark});`);
});
