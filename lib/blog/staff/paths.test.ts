import { expect, test } from "vitest";
import { postEditorPath } from "./paths";

test("an editor has an address below the list", () => {
  expect(postEditorPath("7f")).toBe("/admin/blog/7f");
});
