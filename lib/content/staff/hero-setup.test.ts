import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { HERO_SETUP_SQL, isMissingTable } from "./hero-setup";

const folder = path.resolve(import.meta.dirname, "../../../supabase/migrations");
const migrations = readdirSync(folder)
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .join("\n");

test("only two errors mean that the table is missing", () => {
  for (const code of ["42P01", "PGRST205"]) expect(isMissingTable({ code })).toBe(true);
  for (const other of [{ code: "42501" }, {}, null]) expect(isMissingTable(other)).toBe(false);
});

test("the setup SQL repeats the migrations word for word", () => {
  const own = HERO_SETUP_SQL.split("\n").filter(
    (line) => line.trim() && !/^(?:--|select private\.(?:watch|announce|keep_writable)\()/.test(line),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((line) => !migrations.includes(line))).toEqual([]);
  expect(migrations).toContain("private.watch('hero_slides')");
  expect(migrations).toContain("private.announce('hero_slides')");
});
