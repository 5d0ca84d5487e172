import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CACHED_TABLES } from "../../lib/freshness/tags.ts";
import { refusalHints } from "../../local/launch/refusal-hints.ts";
import { importsOf, ROOT, type SourceFile, sources } from "./source";

const product = sources("app", "components", "lib");
const everything = [...product, ...sources("local", "tests")];
const names = new Set(everything.map((file) => file.name));
const isTest = (file: SourceFile) => file.name.endsWith(".test.ts");
const code = product.filter((file) => !isTest(file));
/** What a file imports, types included. */
const importedBy = (file: SourceFile) => importsOf({ ...file, text: withTypes(file.text) }, names);
const withTypes = (text: string) => text.replaceAll(/^(import|export) type /gm, "$1 ");

/** The domains of lib in order: each may import those before it, and none that come after. */
const DOMAINS = [
  "core",
  "freshness",
  "server",
  "telemetry",
  "supabase",
  "legal",
  "auth",
  "places",
  "settings",
  "mail",
  "operations",
  "media",
  "users",
  "content",
  "seo",
  "blog",
  "contact",
  "catalog",
  "inventory",
  "courses",
  "search",
  "reviews",
  "home",
  "cart",
  "orders",
  "repairs",
  "payments",
  "cash",
  "pos",
  "customers",
  "checkout",
  "gamification",
  "reports",
  "overview",
  "audit",
  "middleware",
] as const;

/** Shared folders of components, in order: each may import those before it. */
const SHARED_COMPONENTS = ["ui", "live", "toasts", "forms", "uploads", "media", "layout", "lists", "legal"];

/** Files that may bypass row-level security: payments, guests' orders, rate limits, the outbox, acceptance and leaving accounts. */
const SECRET_KEY_USERS = [
  "lib/auth/links.ts",
  "lib/auth/rate-limit.ts",
  "lib/blog/announce.ts",
  "lib/contact/intake.ts",
  "lib/legal/acceptance.ts",
  "lib/mail/outbox.ts",
  "lib/operations/mutations.ts",
  "lib/orders/mail/composers.ts",
  "lib/orders/mutations.ts",
  "lib/payments/events.ts",
  "lib/payments/ledger.ts",
  "lib/payments/reconcile.ts",
  "lib/pos/mail/composers.ts",
  "lib/repairs/decision.ts",
  "lib/repairs/mail/composers.ts",
  "lib/repairs/mutations.ts",
  "lib/repairs/photo-store.ts",
  "lib/search/mutations.ts",
  "lib/supabase/jobs.ts",
  "lib/users/delete-account.ts",
  "lib/users/erase-files.ts",
  "lib/users/retention.ts",
];

const REALTIME = "lib/supabase/realtime.ts";

describe("sizes", () => {
  test("at most 40 % of the components outside components/ui run in the browser", () => {
    const components = product.filter(
      (file) => file.name.endsWith(".tsx") && !file.name.startsWith("components/ui/"),
    );
    const client = components.filter((file) => file.text.startsWith('"use client"'));
    expect(client.length / components.length).toBeLessThanOrEqual(0.4);
  });

  test("the payment webhook stays thin", () => {
    const webhook = product.find((file) => file.name === "app/api/payments/webhook/route.ts");
    expect(webhook?.lines ?? Infinity).toBeLessThanOrEqual(60);
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

  test("types.ts and rows.ts beside it do not import each other", () => {
    const files = new Map(code.map((file) => [file.name, file]));
    const imports = (from: string, to: string) => {
      const file = files.get(from);
      return file !== undefined && importedBy(file).includes(to);
    };
    const mutual = code
      .map(({ name }) => name)
      .filter((name) => name.endsWith("/types.ts"))
      .filter((types) => {
        const rows = types.replace(/types\.ts$/, "rows.ts");
        return imports(types, rows) && imports(rows, types);
      });
    expect(mutual).toEqual([]);
  });

  test("a domain of lib imports only those before it, and the database types", () => {
    const order = new Map<string, number>(DOMAINS.map((domain, place) => [domain, place]));
    const domainOf = (name: string) => /^lib\/([a-z]+)\//.exec(name)?.[1] ?? "";
    const wrong = code.flatMap((file) => {
      const domain = domainOf(file.name);
      if (!domain) return [];
      expect(order.has(domain), `${domain} has no place in DOMAINS`).toBe(true);
      return importedBy(file)
        .filter((target) => target !== "lib/supabase/database.types.ts")
        .filter((target) => (order.get(domainOf(target)) ?? Infinity) > (order.get(domain) ?? 0))
        .map((target) => `${file.name} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test("components import no route, and of each other only the shared folders", () => {
    const roomOf = (name: string) => /^components\/([a-z]+)\//.exec(name)?.[1] ?? "";
    const allowed = (room: string, target: string) => {
      if (target.startsWith("lib/") || roomOf(target) === room) return true;
      const from = SHARED_COMPONENTS.indexOf(room);
      const to = SHARED_COMPONENTS.indexOf(roomOf(target));
      return to !== -1 && (from === -1 || to < from);
    };
    const wrong = code.flatMap((file) =>
      roomOf(file.name)
        ? importedBy(file)
            .filter((target) => !allowed(roomOf(file.name), target))
            .map((target) => `${file.name} → ${target}`)
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test("pages read through a domain's queries; components receive their data", () => {
    const reads = /^lib\/(?:.+\/(?:queries|mutations)(?:\/|\.ts)|supabase\/)/;
    const wrong = code.flatMap((file) =>
      importedBy(file)
        .filter((target) =>
          file.name.startsWith("components/")
            ? reads.test(target) && !(file.name.startsWith("components/live/") && target === REALTIME)
            : file.name.startsWith("app/") && target.startsWith("lib/supabase/"),
        )
        .map((target) => `${file.name} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the secret key is used in few files", () => {
    const users = code.filter((file) => importedBy(file).includes("lib/supabase/admin.ts"));
    expect(users.map((file) => file.name).sort()).toEqual(SECRET_KEY_USERS);
  });

  test("code that runs in the browser imports nothing from the server's folders", () => {
    const server = /@\/lib\/(?:[a-z]+\/(?:[a-z]+\/)?(?:queries|mutations)|supabase\/(?:server|admin|public))/;
    const wrong = product.filter((file) => file.text.startsWith('"use client"') && server.test(file.text));
    expect(wrong.map((file) => file.name)).toEqual([]);
  });
});

describe("files", () => {
  test("reads and writes are server-only; only actions.ts can be called by the browser", () => {
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
      const domain = file.name.split("/")[1];
      const exported = [...file.text.matchAll(/^export (?:const (\w+)(.*)|(?!const|type)(.*))$/gm)];
      expect(exported.length, file.name).toBeGreaterThan(0);
      for (const [line, name = ""] of exported) {
        expect(line, file.name).toMatch(
          /^export const \w+ = defineAction\($|^export const \w+ = defineAction\(\{/,
        );
        expect(name, file.name).toMatch(/Action$/);
        const event = name
          .replace(/Action$/, "")
          .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        expect(file.text).toContain(`name: "${domain}.${event}",`);
      }
      // A function that takes the input unchanged is passed directly.
      expect(file.text, file.name).not.toMatch(/run: \((\w+)\) => \w+\(\1\),/);
      expect(file.lines, file.name).toBeLessThanOrEqual(150);
      expect(file.text, file.name).not.toMatch(/@\/lib\/supabase/);
    }
  });

  test("rate limits are in one table", () => {
    const literal = /windowSeconds: \d/;
    const own = product.filter((file) => !isTest(file) && literal.test(file.text));
    expect(own.map((file) => file.name)).toEqual([]);
  });

  test("a failed query on the server is logged: readOr catches it, not a fallback alone", () => {
    const silent = code.filter(
      (file) =>
        !file.name.startsWith("components/") &&
        !file.text.startsWith('"use client"') &&
        file.name !== REALTIME &&
        /\.catch\(\s*\(\) =>/.test(file.text),
    );
    expect(silent.map((file) => file.name)).toEqual([]);
  });

  /** Rendered at build time and cached like pages: they read no request. */
  const FILES_OF_THE_SITE = ["app/(site)/(public)/blog/rss.xml/route.ts", "app/sitemap.xml/route.ts"];

  test("every route handler is built by the wrapper", () => {
    const routes = product.filter((file) => /^app\/(?:.+\/)?route\.tsx?$/.test(file.name));
    const byHand = routes.filter((file) =>
      [...file.text.matchAll(/^export (.*)$/gm)].some(
        ([, what = ""]) => !/^const (?:GET|HEAD|POST|PUT|PATCH|DELETE) = defineRoute\(\{$/.test(what),
      ),
    );
    const named = routes.flatMap((file) =>
      [...file.text.matchAll(/^ {2}name: "(.*)",$/gm)].map(([, name]) => name),
    );
    expect(named.filter((name = "") => !/^[a-z]+\.[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(routes.length).toBeGreaterThan(30);
    expect(byHand.map((file) => file.name).sort()).toEqual(FILES_OF_THE_SITE);
  });

  test("the database announces the tables that cached pages show", () => {
    const migration = readFileSync(path.join(ROOT, "supabase/migrations/20260101002300_changes.sql"), "utf8");
    const tables = [...migration.matchAll(/private\.announce\('(\w+)'/g)].map(([, table]) => table);
    expect(tables.sort()).toEqual(Object.keys(CACHED_TABLES).sort());
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
        // A literal spread into a literal adds nothing to its lines.
        "^\\s*\\.{3}[{[] [^}]*[}\\]],?$",
      ].join("|"),
      "m",
    );
    expect(everything.filter((file) => marks.test(file.text)).map((file) => file.name)).toEqual([]);
  });
});

describe("migrations", () => {
  test("the hints of refusals are those that code may compare", () => {
    const types = readFileSync(path.join(ROOT, "lib/supabase/database.types.ts"), "utf8");
    const [, union = ""] = /^export type RefusalHint = (.*)$/m.exec(types) ?? [];
    expect(refusalHints().length).toBeGreaterThan(100);
    expect(union.split(" | ").map((hint) => JSON.parse(hint))).toEqual(refusalHints());
  });
});
