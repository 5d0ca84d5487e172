import { expect, test } from "vitest";
import { among, PLATFORMS } from "./facets";

test("values come in the order of screens, without unknown ones and repetition", () => {
  expect(among(PLATFORMS, ["pc", "ps5", "dreamcast", "pc"])).toEqual(["ps5", "pc"]);
});
