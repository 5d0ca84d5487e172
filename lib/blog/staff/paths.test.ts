import { expect, it } from "vitest";
import { postEditorPath } from "./paths";

it("an editor has an address below the list", () => {
  expect(postEditorPath("7f")).toBe("/admin/blog/7f");
});
