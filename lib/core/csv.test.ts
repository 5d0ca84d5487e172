import { expect, test } from "vitest";
import { csvLines, csvStart } from "./csv";

test("a file begins with the mark of UTF-8 and its headings", () => {
  expect(csvStart(["correo", "confirmado_el"])).toBe("\uFEFFcorreo;confirmado_el\r\n");
});

test("cells are parted by semicolons and quoted where they must be; nothing typed becomes a formula", () => {
  expect(csvLines([["a;b", 'c"d', "=1+1", "-20 %", -20, null, 2]])).toBe(
    `"a;b";"c""d";"'=1+1";"'-20 %";-20;;2\r\n`,
  );
});

test("an empty row is an empty line, and no rows are nothing", () => {
  expect(csvLines([["a"], [], ["b"]])).toBe("a\r\n\r\nb\r\n");
  expect(csvLines([])).toBe("");
});
