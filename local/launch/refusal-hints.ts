import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./config.ts";

const MIGRATIONS = path.join(ROOT, "supabase/migrations");

/** Hints of all refusals in the migrations: the first argument of private.refuse, which must be a literal. */
export function refusalHints(): string[] {
  const sql = readdirSync(MIGRATIONS).map((name) => readFileSync(path.join(MIGRATIONS, name), "utf8"));
  const calls = sql.flatMap((text) => [
    ...text.matchAll(/(?:perform|select) private\.refuse\(\s*('?)(\w+)/g),
  ]);
  return [...new Set(calls.map(([call, quote, hint = ""]) => (quote ? hint : call)))].sort();
}
