import { expect, test } from "vitest";
import { Listed } from "@/lib/supabase/database.types";
import { byTable, knownValues } from "../../local/launch/known-values.ts";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

test("the generated types list the values that the check constraints allow", async () => {
  const { lists, nullable } = await knownValues(db.sql);
  expect(byTable(lists)).toEqual(Listed);
  expect(nullable).toContainEqual({ function: "assign_technician", parameter: "p_technician" });
  expect(nullable).not.toContainEqual({ function: "assign_technician", parameter: "p_orden" });
});
