import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { STORE_LIST } from "@/lib/catalog/list-address";
import { LIVE_FOLDERS, underFolders } from "@/lib/server/live-folders";
import { isRoute, ROUTES } from "./routes";

test("a page answers where its pattern fits the whole path", () => {
  for (const path of ["/", "/producto/x", "/blog/rss.xml", "/dashboard/cursos/a/b"])
    expect(isRoute(path), path).toBe(true);
  for (const path of [
    "/admin",
    "/producto",
    "/producto/",
    "/pedido/a/b",
    "/blog/rssxxml/x",
    "/perdida/producto",
  ])
    expect(isRoute(path), path).toBe(false);
});

/** Shown under other addresses alone, or of programs and files. */
const NOT_ASKED_FOR = /^\/(?:perdida|retirado|api|media|og|sitemaps)(?:\/|$)|^\/sitemap\.xml$/;

test("the list has every route of the app, and no other", () => {
  const files = readdirSync(path.resolve(import.meta.dirname, "../../app"), {
    recursive: true,
    encoding: "utf8",
  });
  const routes = files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) =>
      path
        .dirname(file)
        .split(path.sep)
        .filter((part) => part !== "." && !part.startsWith("(")),
    )
    .map((parts) => `/${parts.join("/")}`)
    .filter((route) => !NOT_ASKED_FOR.test(route));
  expect([...ROUTES].sort()).toEqual([...new Set(routes)].sort());
});

describe("the matcher of the middleware, which must be written out", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../middleware.ts"), "utf8");
  const [, written = ""] = /"(\/\(\(\?!.*)",/.exec(text) ?? [];
  const isAsked = (address: string) => new RegExp(`^${JSON.parse(`"${written}"`)}$`).test(address);
  const live = new RegExp(`^/${underFolders(Object.values(LIVE_FOLDERS).flat())}`);

  test("asks about every page but the cached ones whose address is fixed", () => {
    for (const address of ROUTES.map((route) => route.replaceAll(/\[\w+\]/g, "algo"))) {
      const isFixed = (ROUTES as readonly string[]).includes(address);
      // Which category a filtered list is of is told by its query.
      expect(isAsked(address), address).toBe(live.test(address) || !isFixed || address === STORE_LIST);
    }
  });

  test("asks about addresses that nobody knows, and not about files and programs' addresses", () => {
    for (const address of ["/no-existe", "/tienda/a/b", "/perdida/x"]) expect(isAsked(address)).toBe(true);
    for (const address of ["/_next/static/x.js", "/api/session", "/media/a.webp", "/robots.txt", "/sw.js"])
      expect(isAsked(address), address).toBe(false);
  });
});
