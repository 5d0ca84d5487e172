import { expect, test } from "vitest";
import { readKind, readQuery, searchHref } from "./address";
import { HIT_KINDS } from "./types";

test("a typed query is trimmed, cut and free of control characters", () => {
  expect(readQuery("  play\u0000 5 ")).toBe("play  5");
  expect(readQuery(["ps5", "ps4"])).toBe("ps5");
  expect(readQuery(undefined)).toBe("");
  expect(readQuery("x".repeat(300))).toHaveLength(80);
});

test("each kind has a query parameter that parses to that kind", () => {
  for (const kind of HIT_KINDS) {
    const params = new URL(searchHref("audífonos & más", kind), "http://x").searchParams;
    expect(readKind(params.get("tipo") ?? "")).toBe(kind);
    expect(params.get("q")).toBe("audífonos & más");
  }
  expect(searchHref("ps5")).toBe("/buscar?q=ps5");
  expect(readKind("otra")).toBeNull();
});
