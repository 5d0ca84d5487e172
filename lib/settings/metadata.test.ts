import { expect, test } from "vitest";
import { siteMetadata } from "./metadata";

test("addresses are built on the site's own, and titles end with the store's name", () => {
  const metadata = siteMetadata({ name: "La Tienda" }, "https://tienda.co");
  expect(String(metadata.metadataBase)).toBe("https://tienda.co/");
  expect(metadata.title).toEqual({ default: "La Tienda", template: "%s | La Tienda" });
});
