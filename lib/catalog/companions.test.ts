import { expect, test } from "vitest";
import { companionsOf, mixed, turnOf } from "./companions";
import { KINDS } from "./facets";

const list = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join("");

test("a console goes with games and controllers, a part with tools", () => {
  expect(companionsOf("consola")).toContain("juego");
  expect(companionsOf("consola")).toContain("control");
  expect(companionsOf("repuesto")).toContain("herramienta");
  for (const kind of KINDS) expect(companionsOf(kind).length, kind).toBeGreaterThan(1);
});

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
