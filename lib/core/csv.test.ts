import { expect, test } from "vitest";
import { csvLines } from "./csv";

test("cells are parted by semicolons and quoted where they must be; nothing typed becomes a formula", () => {
  expect(csvLines([["a;b", 'c"d', "=1+1", "＝1+1", "-20 %", -20, null, 2]])).toBe(
    `"a;b";"c""d";"'=1+1";"'＝1+1";"'-20 %";-20;;2\r\n`,
  );
});
