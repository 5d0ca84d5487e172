import { expect, test } from "vitest";
import { isMissingTable } from "./hero-setup";

test("only two errors mean that the table is missing", () => {
  for (const code of ["42P01", "PGRST205"]) expect(isMissingTable({ code })).toBe(true);
  for (const other of [{ code: "42501" }, {}, null]) expect(isMissingTable(other)).toBe(false);
});
