import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, percentile, ROOT, type SourceFile, sources } from "./source";

const product = sources("app", "components", "lib");
const everything = [...product, ...sources("local", "tests")];
const names = new Set(everything.map((file) => file.name));
const isTest = (file: SourceFile) => file.name.endsWith(".test.ts");

describe("sizes", () => {
  const lengths = product
    .filter((file) => !isTest(file))
    .map((file) => file.lines)
    .sort((a, b) => a - b);

  test("no file is over 300 lines outside components/ui", () => {
    const long = everything.filter((file) => file.lines > 300 && !file.name.startsWith("components/ui/"));
    expect(long.map((file) => `${file.name}: ${file.lines}`)).toEqual([]);
  });

  test("half of the files have at most 60 lines, nine of ten at most 170", () => {
    expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(60);
    expect(percentile(lengths, 0.9)).toBeLessThanOrEqual(170);
  });

  test("at most 40 % of the components outside components/ui run in the browser", () => {
    const components = product.filter(
      (file) => file.name.endsWith(".tsx") && !file.name.startsWith("components/ui/"),
    );
    const client = components.filter((file) => file.text.startsWith('"use client"'));
    expect(client.length / components.length).toBeLessThanOrEqual(0.4);
  });

  test("the middleware and the payment webhook stay thin", () => {
    const lines = (name: string) => everything.find((file) => file.name === name)?.lines ?? Infinity;
    expect(
      readFileSync(path.join(ROOT, "middleware.ts"), "utf8").trimEnd().split("\n").length,
    ).toBeLessThanOrEqual(20);
    expect(lines("app/api/payments/webhook/route.ts")).toBeLessThanOrEqual(60);
  });
});

describe("imports", () => {
  test("there is no cycle", () => {
    const graph = new Map(everything.map((file) => [file.name, importsOf(file, names)]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (name: string, trail: string[]) => {
      if (trail.includes(name)) cycles.push([...trail.slice(trail.indexOf(name)), name].join(" → "));
      if (done.has(name) || trail.includes(name)) return;
      for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
      done.add(name);
    };
    for (const name of graph.keys()) visit(name, []);
    expect(cycles).toEqual([]);
  });

  test("code that runs in the browser reads nothing from the server's rooms", () => {
    const server = /@\/lib\/(?:[a-z]+\/(?:[a-z]+\/)?(?:queries|mutations)|supabase\/(?:server|admin|public))/;
    const wrong = product.filter((file) => file.text.startsWith('"use client"') && server.test(file.text));
    expect(wrong.map((file) => file.name)).toEqual([]);
  });
});

describe("rooms", () => {
  test("reads and writes are server-only; only actions.ts answers the browser", () => {
    const reads = product.filter((file) =>
      /lib\/[a-z]+\/([a-z]+\/)?(queries|mutations)(\/[^/]+)?\.ts$/.test(file.name),
    );
    expect(
      reads.filter((file) => !file.text.includes('import "server-only"')).map((file) => file.name),
    ).toEqual([]);
    const open = product.filter((file) => /^\s*"use server";/m.test(file.text));
    expect(open.filter((file) => !file.name.endsWith("/actions.ts")).map((file) => file.name)).toEqual([]);
  });

  test("every action is built by the wrapper, and actions stay thin", () => {
    const actions = product.filter((file) => file.name.endsWith("/actions.ts"));
    expect(actions.length).toBeGreaterThan(0);
    for (const file of actions) {
      const exported = [...file.text.matchAll(/^export (?:const (\w+)(.*)|(?!const|type)(.*))$/gm)];
      expect(exported.length, file.name).toBeGreaterThan(0);
      for (const [line, name = ""] of exported) {
        expect(line, file.name).toMatch(
          /^export const \w+ = defineAction\($|^export const \w+ = defineAction\(\{/,
        );
        expect(name, file.name).toMatch(/Action$/);
      }
      expect(file.lines, file.name).toBeLessThanOrEqual(150);
      expect(file.text, file.name).not.toMatch(/@\/lib\/supabase/);
    }
  });

  test("every rule has its test beside it", () => {
    const helper = /\/(types|schema|labels|actions|queries|mutations|[a-z-]+\.types)\.ts$|\/queries\//;
    const rules = product.filter(
      (file) =>
        file.name.startsWith("lib/") &&
        file.name.endsWith(".ts") &&
        !isTest(file) &&
        !helper.test(file.name) &&
        !file.text.includes('import "server-only"') &&
        /^export (async )?function/m.test(file.text),
    );
    const untested = rules.filter((file) => !names.has(file.name.replace(/\.ts$/, ".test.ts")));
    expect(untested.map((file) => file.name)).toEqual([]);
  });

  test("cache tags come from the one list", () => {
    const literal = /(?:cacheTag|updateTag|revalidateTag)\(\s*["'`]/;
    expect(product.filter((file) => literal.test(file.text)).map((file) => file.name)).toEqual([]);
  });

  test("no loose ends", () => {
    const marks = new RegExp(
      [
        "@ts-" + "ignore",
        "\\bTO" + "DO\\b",
        "\\bFIX" + "ME\\b",
        "test\\.sk" + "ip",
        "waitFor" + "Timeout",
      ].join("|"),
    );
    expect(everything.filter((file) => marks.test(file.text)).map((file) => file.name)).toEqual([]);
  });
});

describe("migrations", () => {
  const sql = readdirSync(path.join(ROOT, "supabase/migrations"))
    .map((name) => readFileSync(path.join(ROOT, "supabase/migrations", name), "utf8"))
    .join("\n");

  test("every public table has row-level security and a policy", () => {
    const tables = [...sql.matchAll(/create table public\.(\w+)/g)].map(([, table]) => table);
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect(sql, table).toContain(`alter table public.${table} enable row level security`);
      expect(sql, table).toMatch(new RegExp(`create policy "[^"]+" on public\\.${table} `));
    }
  });

  test("every policy on a public table says why", () => {
    const policies = [...sql.matchAll(/create policy ("[^"]+") on (public\.\w+) /g)];
    const silent = policies.filter(
      ([, name, table]) => !sql.includes(`comment on policy ${name} on ${table} is '`),
    );
    expect(silent.map(([, name, table]) => `${table} ${name}`)).toEqual([]);
  });

  test("every function fixes its search path", () => {
    const functions = [...sql.matchAll(/create (?:or replace )?function ([\w.]+)[\s\S]*?as\s*\n?\$\$/g)];
    expect(functions.length).toBeGreaterThan(20);
    expect(
      functions.filter(([text]) => !text.includes("set search_path = ''")).map(([, name]) => name),
    ).toEqual([]);
  });
});
