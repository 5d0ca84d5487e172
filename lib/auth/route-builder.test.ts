import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { Failure } from "@/lib/core/result";
import { tooMany } from "@/lib/core/too-many";
import { createRouteBuilder } from "./route-builder";

vi.mock("@/lib/core/env", () => ({
  env: () => ({ SITE_URL: "https://tienda.example", REVALIDATE_SECRET: "secreto" }),
}));

type User = { id: string; role: "cliente" | "admin" };

let user: User | null = null;
let wait = 0;
const lines: string[] = [];
const define = createRouteBuilder<User, User["role"]>({
  getUser: async () => user,
  idOf: ({ id }) => id,
  hasRole: ({ role }, roles) => roles.includes(role),
  requireLimit: async () => {
    if (wait > 0) throw tooMany(wait);
  },
  signInPath: () => "/auth?next=%2Fdashboard",
});

const PERSON = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const request = (headers: Record<string, string> = {}, method = "GET", path = "/api/x") =>
  new Request(`https://tienda.example${path}`, { method, headers });
const read = async (answer: Response) => [answer.status, await answer.text()];

beforeEach(() => {
  user = null;
  wait = 0;
  lines.length = 0;
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});

test("responses are uncached JSON unless the route says otherwise", async () => {
  const json = await define({ name: "x", access: "open", run: async () => ({ a: 1 }) })(request());
  expect([json.status, json.headers.get("cache-control"), await json.json()]).toEqual([
    200,
    "private, no-store",
    { a: 1 },
  ]);
  const headers = { "cache-control": "public, max-age=60" };
  const kept = define({ name: "x", access: "open", run: async () => new Response("a", { headers }) });
  expect((await kept(request())).headers.get("cache-control")).toBe("public, max-age=60");
});

test("without a session programs get JSON, and browsers a redirect to sign-in", async () => {
  const run = vi.fn(async () => ({}));
  const route = define({ name: "x", access: "signed-in", run });
  const program = await route(request());
  expect([program.status, await program.json()]).toMatchObject([401, { code: "unauthenticated" }]);
  const person = await route(request(PERSON));
  expect([person.status, person.headers.get("location")]).toEqual([
    303,
    "https://tienda.example/auth?next=%2Fdashboard",
  ]);
  expect(run).not.toHaveBeenCalled();
});

test("only listed roles pass; browsers get a refusal as text", async () => {
  const route = define({ name: "x", access: ["admin"], run: async (_, call) => ({ role: call.user.role }) });
  user = { id: "1", role: "cliente" };
  expect((await route(request())).status).toBe(403);
  const person = await route(request(PERSON));
  expect(person.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await read(person)).toEqual([403, "Sin permisos"]);
  user = { id: "1", role: "admin" };
  expect(await (await route(request())).json()).toEqual({ role: "admin" });
});

test("a hidden route is a 404 for callers without access", async () => {
  const hidden = { name: "x", access: ["admin"], isHidden: true, missing: "No hay tal papel." } as const;
  const route = define({ ...hidden, run: async () => ({}) });
  for (const who of [null, { id: "1", role: "cliente" }] as const) {
    user = who;
    expect(await read(await route(request(PERSON)))).toEqual([404, "No hay tal papel."]);
  }
});

test("an invalid parameter and an unknown row are both a 404", async () => {
  const schema = z.object({ id: z.uuid() });
  const id = crypto.randomUUID();
  const missing = "No encontramos ese pedido.";
  const named = define({ name: "x", access: "open", schema, missing, run: async () => null });
  for (const one of ["1", id])
    expect(await read(await named(request(PERSON), { params: Promise.resolve({ id: one }) }))).toEqual([
      404,
      missing,
    ]);
  const asked = define({ name: "x", access: "open", schema, run: async (input) => input });
  expect((await asked(request())).status).toBe(422);
  expect(await (await asked(request({}, "GET", `/api/x?id=${id}`))).json()).toEqual({ id });
});

test("other sites cannot write with a user's session, nor read what is only for our own pages", async () => {
  const write = define({ name: "x", access: "guest", run: async () => ({}) });
  const openWrite = define({ name: "x", access: "open", run: async () => ({}) });
  const ownRead = define({ name: "x", access: "open", sameOrigin: true, run: async () => ({}) });
  const fromSite = (site: string, origin?: string) => ({ "sec-fetch-site": site, ...(origin && { origin }) });
  for (const [headers, status] of [
    [fromSite("same-origin"), 200],
    [{ origin: "https://tienda.example" }, 200],
    [fromSite("cross-site", "https://tienda.example"), 403],
    [fromSite("same-site"), 403],
    [fromSite("none"), 403],
    [{ origin: "null" }, 403],
    [{}, 403],
  ] as [Record<string, string>, number][])
    for (const route of [write, openWrite])
      expect((await route(request(headers, "POST"))).status, JSON.stringify(headers)).toBe(status);
  for (const [headers, status] of [
    [fromSite("same-origin"), 200],
    [fromSite("none"), 200],
    [{}, 200],
    [fromSite("cross-site"), 403],
  ] as [Record<string, string>, number][])
    expect((await ownRead(request(headers))).status, JSON.stringify(headers)).toBe(status);
  const program = define({ name: "x", access: "program", run: async () => ({}) });
  expect((await program(request({}, "POST"))).status).toBe(200);
});

test("a job needs the shared secret", async () => {
  const job = define({ name: "x", access: "scheduler", run: async () => ({ done: 1 }) });
  expect((await job(request({ authorization: "Bearer otro" }, "POST"))).status).toBe(401);
  expect((await job(request({ authorization: "Bearer secreto" }, "POST"))).status).toBe(200);
});

test("too many calls and an unavailable backend say when to retry", async () => {
  const away = define({
    name: "x",
    access: "open",
    rateLimit: { limit: 1, windowSeconds: 60 },
    run: async () => {
      throw new Failure("unavailable", "No responde");
    },
  });
  const later = await away(request(PERSON));
  expect(later.headers.get("retry-after")).toBe("10");
  expect(await read(later)).toEqual([503, "No responde"]);
  wait = 90;
  const limited = await away(request(PERSON));
  expect(limited.headers.get("retry-after")).toBe("90");
  expect(await read(limited)).toEqual([429, expect.stringContaining("Espera 2 minutos")]);
});

test("a bug returns the reference in the log, and never its cause", async () => {
  const broken = define({
    name: "pedidos",
    access: "open",
    failed: "No pudimos exportar.",
    run: async () => {
      throw new Error("relation missing");
    },
  });
  const [status, text] = await read(await broken(request(PERSON)));
  expect([status, text]).toEqual([
    500,
    expect.stringMatching(/^No pudimos exportar\. \(referencia \w{8}\)$/),
  ]);
  expect(text).not.toContain("relation");
  const reference = /referencia (\w+)/.exec(String(text))?.[1];
  expect(JSON.parse(lines.at(-1) ?? "{}")).toMatchObject({ level: "error", route: "pedidos", reference });
});

test.each([
  ["gone", 410],
  ["too_large", 413],
  ["not_found", 404],
  ["conflict", 409],
] as const)("a refusal that is %s has the status %i", async (code, status) => {
  const refused = async () => {
    throw new Failure(code, "No se puede.");
  };
  const route = define({ name: "x", access: "open", run: refused });
  expect(await read(await route(request(PERSON)))).toEqual([status, "No se puede."]);
  const program = await route(request());
  expect([program.status, await program.json()]).toEqual([status, { code, message: "No se puede." }]);
});
