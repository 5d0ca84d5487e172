import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isRoute, ROUTES } from "./routes";

test("a page answers where its pattern fits the whole path", () => {
  for (const path of [
    "/",
    "/tienda",
    "/producto/x",
    "/blog/rss.xml",
    "/dashboard/cursos/a/b",
    "/auth/confirm",
  ])
    expect(isRoute(path), path).toBe(true);
  for (const path of [
    "/x",
    "/admin",
    "/dashboard/x",
    "/producto",
    "/producto/",
    "/pedido/a/b",
    "/blog/rssxxml/x",
    "/tienda/a/b",
    "/perdida/producto",
  ])
    expect(isRoute(path), path).toBe(false);
});

/** Shown under other addresses alone, or of programs and files. */
const NOT_ASKED_FOR =
  /^\/(?:perdida|retirado|tienda-filtrada|api|media|og|sitemaps)(?:\/|$)|^\/sitemap\.xml$/;

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
