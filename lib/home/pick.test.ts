import { expect, test } from "vitest";
import { pickOrFirst } from "./pick";

const list = ["a", "b", "c"].map((id) => ({ id }));
const ids = (chosen: string[]) => pickOrFirst(list, chosen).map(({ id }) => id);

test("the chosen ones, in the order of the choice", () => {
  expect(ids(["c", "a"])).toEqual(["c", "a"]);
});

test("the first of the list when nothing is chosen, or what was chosen is gone", () => {
  expect(ids([])).toEqual(["a"]);
  expect(ids(["x"])).toEqual(["a"]);
  expect(pickOrFirst([], ["a"])).toEqual([]);
});
