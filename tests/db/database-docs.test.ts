import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeDatabase } from "../../local/launch/describe-database.ts";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

test("docs/DATABASE.md matches the migrations: npm run docs:database writes it", async () => {
  const written = await readFile(new URL("../../docs/DATABASE.md", import.meta.url), "utf8");
  expect(written).toContain("`orders_events` → `order_event`");
  expect(written).toContain("### A payment is approved");
  expect(written).toBe(await describeDatabase(db.sql));
});
