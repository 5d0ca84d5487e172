import { expect, test } from "vitest";
import { HeldPages } from "./held-pages";

const key = (path: string, route = "ab") => `/route-cache/APP_PAGE/${route}/$${path}`;

test("finds pages by tag, with the path that a visitor asks for", () => {
  const pages = new HeldPages();
  pages.hold(key("/index"), ["settings", "product:a"]);
  pages.hold(key("/producto/control"), ["product:a"]);
  pages.hold(key("/producto/[id]"), ["product:a"]);
  pages.hold(key("/blog"), ["posts"]);
  expect(pages.withTags(["product:a"])).toEqual(["/", "/producto/control"]);
  expect(pages.withTags(["courses"])).toEqual([]);
  expect(pages.withTags(null)).toEqual(["/", "/producto/control", "/blog"]);
  expect(pages.tagsOf("/")).toEqual(["settings", "product:a"]);
  expect(pages.tagsOf("/nada")).toEqual([]);
});

test("a page that is made again has its new tags", () => {
  const pages = new HeldPages();
  pages.hold(key("/tienda"), ["product:a"]);
  pages.hold(key("/tienda"), ["product:b"]);
  expect(pages.withTags(["product:a"])).toEqual([]);
  expect(pages.size).toBe(1);
});

test("forgets what the cache no longer has", () => {
  const pages = new HeldPages();
  pages.hold(key("/a"), ["t"]);
  pages.hold(key("/b"), ["t"]);
  pages.hold(key("/c"), ["t"]);
  pages.drop(key("/a"));
  pages.drop(key("/b", "another-route"));
  pages.keepOnly((held) => held.endsWith("/b"));
  expect(pages.withTags(["t"])).toEqual(["/b"]);
});
