import { globSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { log, loggedPath } from "./log";
import { enterRequest, notePerson } from "./request-context";

afterEach(() => vi.restoreAllMocks());

test("a secret is redacted by its key at any depth", () => {
  const written = vi.spyOn(console, "warn").mockReturnValue();
  log("warn", "prueba", { token: "t-1", order: { card: "c-2", number: "7" }, cause: new Error("falló") });
  expect(JSON.parse(String(written.mock.lastCall?.[0]))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: "warn",
    event: "prueba",
    release: "local",
    token: "[oculto]",
    order: { card: "[oculto]", number: "7" },
    cause: { name: "Error", message: "falló", stack: expect.arrayContaining([expect.any(String)]) },
  });
});

test("values nested too deep to be searched are left out", () => {
  const written = vi.spyOn(console, "warn").mockReturnValue();
  log("warn", "prueba", { a: { b: { c: { d: { e: { f: { token: "t-1" } } } } } } });
  expect(written.mock.lastCall?.[0]).not.toContain("t-1");
});

test("an error and its cause are logged with their stack frames", () => {
  const written = vi.spyOn(console, "error").mockReturnValue();
  log("error", "prueba", { cause: new Error("fuera", { cause: new Error("dentro") }) });
  const { cause } = JSON.parse(String(written.mock.lastCall?.[0]));
  for (const { stack, message } of [cause, cause.cause]) {
    expect(stack[0]).toContain("log.test.ts");
    expect(stack.join()).not.toContain(message);
  }
});

const ROW = "Failing row contains (Ana, 3001234567, ana@example.com).";
test.each([
  ["23514", 'new row for relation "orders" violates check constraint "orders_check"', true],
  ["22P02", 'invalid input syntax for type uuid: "ana@example.com"', false],
  ["22003", 'value "3001234567" is out of range for type integer', false],
  ["42601", 'syntax error in tsquery: "Ana "mamá" &"', false],
  ["PGRST100", '"failed to parse logic tree ((name.ilike.*Ana*))" (line 1, column 4)', false],
])("a database error %s is logged without data", (code, message, isKept) => {
  const written = vi.spyOn(console, "error").mockReturnValue();
  const cause = { code, message, details: ROW, hint: null };
  log("error", "prueba", { cause, failed: Object.assign(new Error(message), cause) });
  const line = String(written.mock.lastCall?.[0]);
  expect(line).not.toMatch(/ana|300123/i);
  const logged = JSON.parse(line);
  expect(logged.cause).toMatchObject({ code, hint: null });
  expect(logged.cause.message === message).toBe(isKept);
  expect(logged.failed.message).toBe(logged.cause.message);
});

test("errors from elsewhere than the database keep their details", () => {
  const written = vi.spyOn(console, "error").mockReturnValue();
  const cause = { code: "", message: 'TypeError: "fetch" failed', details: "ECONNREFUSED" };
  log("error", "prueba", { cause });
  expect(JSON.parse(String(written.mock.lastCall?.[0])).cause).toEqual(cause);
});

test("a line has the ids of its request and of the request's user", async () => {
  const written = vi.spyOn(console, "info").mockReturnValue();
  await new Promise<void>((resolve) =>
    setImmediate(() => {
      enterRequest("request-1");
      notePerson("person-1");
      log("info", "prueba");
      resolve();
    }),
  );
  log("info", "después");
  const [inside, outside] = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(inside).toMatchObject({ requestId: "request-1", personId: "person-1" });
  expect(outside).not.toHaveProperty("requestId");
});

test.each([
  ["/pedido/0a1b2c/x?y=1", "/pedido/[oculto]"],
  ["/api/newsletter/baja/0a1b2c", "/api/newsletter/baja/[oculto]"],
  ["/auth/confirm?token_hash=0a1b2c&type=recovery", "/auth/confirm"],
  ["/producto/control?q=0a1b2c", "/producto/control"],
  ["/pedido", "/pedido"],
  ["/nada/de/nada", "/nada/de/nada"],
  [`/${"x".repeat(3000)}`, `/${"x".repeat(299)}`],
])("%s is logged without its token", (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

test("every route with a token in its path is logged without it", () => {
  const folders = globSync("app/**").filter((name) => name.endsWith("/[token]"));
  const paths = folders.map((folder) => folder.slice("app".length).replace(/\/\([^/]+\)/g, ""));
  expect(paths).toContain("/pedido/[token]");
  for (const path of paths)
    expect(loggedPath(path.replace("[token]", "0a1b2c"))).toBe(path.replace("[token]", "[oculto]"));
});
