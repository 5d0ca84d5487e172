import { expect, test } from "vitest";
import { mixed, turnOf } from "./companions";

const list = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join("");

test("the lists take turns, without the product itself and repetition", () => {
  const lists = [list("a", "b", "c"), list("x"), list("b", "d")];
  expect(ids(mixed(lists, { except: "", most: 4, start: 0 }))).toBe("axbd");
  expect(ids(mixed(lists, { except: "a", most: 4, start: 0 }))).toBe("xbdc");
  expect(ids(mixed(lists, { except: "", most: 4, start: 1 }))).toBe("bxdc");
  expect(mixed([[], []], { except: "", most: 4, start: 3 })).toEqual([]);
});

test("the turn of an id is always the same, and a number", () => {
  expect(turnOf("00ff0000-0000")).toBe(255);
  expect(turnOf("control")).toBe(12);
  expect(turnOf("zzz")).toBe(0);
});
