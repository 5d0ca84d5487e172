import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { HERO_SETUP_SQL, isMissingTable } from "./hero-setup";

const folder = path.resolve(import.meta.dirname, "../../../supabase/migrations");
const migrations = readdirSync(folder)
  .map((name) => readFileSync(path.join(folder, name), "utf8"))
  .join("\n");

test.each([
  [{ code: "42P01" }, true],
  [{ code: "PGRST205" }, true],
  [{ code: "42501" }, false],
  [{}, false],
  [null, false],
])("%j: the table is missing, %s", (error, missing) => {
  expect(isMissingTable(error)).toBe(missing);
});

test("the setup SQL repeats the migrations word for word", () => {
  const own = HERO_SETUP_SQL.split("\n").filter(
    (line) => line.trim() && !/^(?:--|select private\.(?:watch|announce)\()/.test(line),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((line) => !migrations.includes(line))).toEqual([]);
  expect(migrations).toContain("private.watch('hero_slides')");
  expect(migrations).toContain("private.announce('hero_slides')");
});
