import { expect, test } from "vitest";
import { asBarcode, BAD_BARCODE, BAD_CHECK_DIGIT, barcodeProblem, gtinOf, isSku } from "./codes";

test.each([
  ["an EAN-13", "4006381333931", null],
  ["an EAN-8", "73513537", null],
  ["a UPC-A", "036000291452", null],
  ["a wrong check digit", "4006381333932", BAD_CHECK_DIGIT],
  ["a wrong one of 8", "73513536", BAD_CHECK_DIGIT],
  ["a wrong one of 12", "036000291453", BAD_CHECK_DIGIT],
  ["a code of the shop's own", "CAJA7", null],
  ["digits of another length", "12345", null],
  ["a sign", "A/B", BAD_BARCODE],
  ["a number that a spreadsheet rewrote", "4,00638E+12", BAD_BARCODE],
])("%s", (_, code, problem) => expect(barcodeProblem(code)).toBe(problem));

test("a barcode is stored without what a box prints between its digits", () => {
  expect(asBarcode(" 0 711719-541028 ")).toBe("0711719541028");
  expect(asBarcode("caja7")).toBe("CAJA7");
});

test("only an EAN or UPC is a trade item number, and none that a shop gives itself", () => {
  const world = ["4006381333931", "73513537", "036000291452"];
  const own = ["12345", "CAJA7", "", "2000000000008", "0200000000002", "400000000008", "20000004"];
  expect([...world, ...own].map(gtinOf)).toEqual([...world, ...own.map(() => undefined)]);
});

test("a SKU has capitals, digits, dashes and dots, and starts with no sign", () => {
  expect(["PS5-CTRL.01", "7", "-A", "a", "A B", "Ñ1", ""].map(isSku)).toEqual([
    true,
    true,
    ...Array(5).fill(false),
  ]);
});
