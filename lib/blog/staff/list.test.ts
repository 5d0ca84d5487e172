import { expect, test } from "vitest";
import { parseListState } from "@/lib/core/list-state";
import { POST_LIST, postEditorPath } from "./list";

test("an editor has an address below the list", () => {
  expect(postEditorPath("7f")).toBe("/admin/blog/7f");
});

test("asks only for what exists", () => {
  const read = (params: Record<string, string>) => parseListState(params, POST_LIST).filters;
  expect(read({ categoria: "noticias", estado: "borrador" })).toEqual({
    categoria: "noticias",
    estado: "borrador",
  });
  expect(read({ categoria: "Noticias", estado: "viejo" })).toEqual({});
});
