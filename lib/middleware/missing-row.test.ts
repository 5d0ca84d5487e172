import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findMissingRow } from "./missing-row";

type Session = Parameters<typeof findMissingRow>[1];

/** A backend in which nothing is found. */
function emptySession(): Session {
  const nothing = Promise.resolve({ data: null, error: null });
  const query = { select: () => query, eq: () => query, contains: () => query, maybeSingle: () => nothing };
  return { claims: { sub: "x" }, supabase: { from: () => query, rpc: () => nothing } } as unknown as Session;
}

function detailPages(group: string): string[] {
  const app = path.resolve(import.meta.dirname, "../../app");
  return readdirSync(path.join(app, group), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx" && file.includes("["))
    .map((file) => path.dirname(file).split(path.sep))
    .map((parts) => `/${parts.filter((part) => !part.startsWith("(")).join("/")}`);
}

/** A course that is not there, or that they did not buy, is a page of its own with the way to buy it. */
const LEADS_ELSEWHERE = ["/dashboard/cursos/[slug]", "/dashboard/cursos/[slug]/[leccion]"];

const pages = [...detailPages("(panel)"), ...detailPages("(site)/(live)")];

test("what is not there is told before the page is drawn", async () => {
  expect(pages).toEqual(expect.arrayContaining(LEADS_ELSEWHERE));
  for (const page of pages.filter((one) => !LEADS_ELSEWHERE.includes(one))) {
    const url = new URL(page.replace(/\[[^/]+\]/g, "no-existe"), "https://tienda.example");
    expect(await findMissingRow(url, emptySession()), page).toBeDefined();
  }
});
