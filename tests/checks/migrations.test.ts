import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isAnnounced } from "../../lib/freshness/changes";
import { ROOT } from "./source";

const FOLDER = path.join(ROOT, "supabase/migrations");
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const migrations = files.map((name) => readFileSync(path.join(FOLDER, name), "utf8"));

test("a function is defined once: changes edit that definition", () => {
  const names = migrations.flatMap((text) =>
    [...text.matchAll(/^create (?:or replace )?function ([\w.]+)/gim)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("functions get their input as arguments, not through settings of the session", () => {
  const settings = migrations.flatMap((text) =>
    [...text.matchAll(/set_config\('([\w.]+)'/g)].map(([, name = ""]) => name),
  );
  expect([...new Set(settings)]).toEqual(["audit.own_entry", "cash.session"]);
});

test("the tables published to Realtime are those that pages listen to", () => {
  const published = migrations
    .flatMap((text) =>
      [...text.matchAll(/alter publication supabase_realtime add table ([^;]+);/g)].map(
        ([, list = ""]) => list,
      ),
    )
    .flatMap((list) => list.split(",").map((name) => name.trim().replace("public.", "")))
    .toSorted();
  const listened = new Set(
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
  expect(published.filter((table) => !listened.has(table))).toEqual([]);
  expect(published.filter(isAnnounced)).toEqual([]);
});
