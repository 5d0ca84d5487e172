import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source";

const FOLDER = path.join(ROOT, "supabase/migrations");
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const migrations = files.map((name) => readFileSync(path.join(FOLDER, name), "utf8"));

/** Functions that stand in more than one place from before there was this rule. Only to be shortened. */
const TWICE = new Set([
  "private.audit_subject",
  "private.deletion_obstacle",
  "private.forget_repairs",
  "private.handle_new_user",
  "private.release_stock",
  "private.repair_changed",
  "private.reserve_stock",
  "private.settle_quote_payment",
  "private.staff_attention",
  "public.anonymise_account",
  "public.change_repair_state",
  "public.claim_mails",
  "public.create_quote",
  "public.export_my_data",
  "public.order_detail",
  "public.place_quote_order",
  "public.repair_by_token",
  "public.request_repair",
  "public.staff_orders",
]);

test("a function is defined once: who changes it edits that definition", () => {
  const names = migrations.flatMap((text) =>
    [...text.matchAll(/^create (?:or replace )?function ([\w.]+)/gim)].map(([, name = ""]) => name),
  );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  expect([...new Set(twice)].filter((name) => !TWICE.has(name))).toEqual([]);
  const extra = names.length - new Set(names).size;
  expect(extra, "definitions that another one replaces").toBeLessThanOrEqual(21);
});

test("what is published to Realtime is what a page listens to", () => {
  const published = migrations
    .flatMap((text) =>
      [...text.matchAll(/alter publication supabase_realtime add table ([^;]+);/g)].map(
        ([, list = ""]) => list,
      ),
    )
    .flatMap((list) => list.split(",").map((name) => name.trim().replace("public.", "")))
    .toSorted();
  const heard = new Set(
    ["app", "components", "lib"].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
        .flatMap((name) => {
          const text = readFileSync(path.join(ROOT, folder, name), "utf8");
          const lists = [
            ...text.matchAll(
              /(?:tables=\{\[|useLiveRefresh\(\[|(?:RealtimeTable\[\]|CHANGING|TABLES)[^=\n]*= \[|table: )([^\]};]*)/g,
            ),
          ];
          return lists.flatMap(([, list = ""]) =>
            [...list.matchAll(/"([a-z_]+)"/g)].map(([, table = ""]) => table),
          );
        }),
    ),
  );
  // Nobody waits for new settings, which change once in months; the demo's stand-in for database webhooks hears of them here.
  expect(published.filter((table) => !heard.has(table))).toEqual(["store_settings"]);
});
