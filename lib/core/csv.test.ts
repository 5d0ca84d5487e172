import { expect, test } from "vitest";
import { csvLines } from "./csv";

test("cells are separated by semicolons and quoted where necessary; typed text never becomes a formula", () => {
  expect(csvLines([["a;b", 'c"d', "=1+1", "＝1+1", "-20 %", -20, null, 2]])).toBe(
    `"a;b";"c""d";"'=1+1";"'＝1+1";"'-20 %";-20;;2\r\n`,
  );
});
