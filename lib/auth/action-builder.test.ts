import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { DAILY_WORK } from "@/lib/core/limits";
import { tooMany } from "@/lib/core/too-many";
import { createActionBuilder } from "./action-builder";

const { revalidateTag, after } = vi.hoisted(() => ({
  revalidateTag: vi.fn(),
  after: vi.fn(),
}));
vi.mock("next/cache", () => ({ revalidateTag }));
vi.mock("next/server", () => ({ after }));

type User = { id: string; role: "cliente" | "admin" };

let user: User | null = null;
let wait = 0;
let asked: unknown;
const define = createActionBuilder<User, User["role"]>({
  getUser: async () => user,
  idOf: ({ id }) => id,
  hasRole: (person, roles) => roles.includes(person.role),
  requireLimit: async (_name, _user, limits) => {
    asked = limits;
    if (wait > 0) throw tooMany(wait);
  },
});

const schema = z.object({ name: z.string().min(3, "Escribe tu nombre"), age: z.coerce.number().optional() });
const input = { name: "Camila" };
const limit = { limit: 1, windowSeconds: 60 };
const open = { name: "x", schema, access: "guest", rateLimit: limit } as const;
const lines: string[] = [];
const expired = () => revalidateTag.mock.calls.map(([tag]) => tag);

beforeEach(() => {
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  user = null;
  wait = 0;
  asked = undefined;
  lines.length = 0;
  vi.restoreAllMocks();
  revalidateTag.mockReset();
  after.mockReset();
});

test("by default nothing runs without a session", async () => {
  const run = vi.fn();
  const action = define({ ...open, access: "signed-in", run });
  expect(await action(input)).toMatchObject({ ok: false, code: "unauthenticated" });
  expect(run).not.toHaveBeenCalled();
});

test("a form rendered for another account is refused, and the account mark is not passed on as a field", async () => {
  const run = vi.fn(async (given: unknown) => given);
  const action = define({ ...open, access: "signed-in", run });
  const form = new FormData();
  form.set("name", "Camila");
  form.set("_cuenta", "00000a1b2c3d");
  user = { id: "00000000-0000-4000-8000-00000000ffff", role: "cliente" };
  expect(await action(form)).toMatchObject({ ok: false, code: "unauthenticated", reason: "other_account" });
  expect(run).not.toHaveBeenCalled();
  user = { id: "00000000-0000-4000-8000-00000a1b2c3d", role: "cliente" };
  expect(await action(form)).toEqual({ ok: true, data: { name: "Camila" } });
  form.set("_cuenta", "1");
  expect(await action(form)).toMatchObject({ ok: true });
});

test("texts are cleaned for storage, in lists and objects too; an invisible one becomes empty", async () => {
  const deep = z.object({ name: z.string(), lines: z.array(z.object({ note: z.string() })) });
  const action = define({ ...open, schema: deep, run: async (given) => given });
  const sent = { name: "Ana\u0000\u000BGil\uD83D", lines: [{ note: "\u200B\u3164" }, { note: "😀" }] };
  expect(await action(sent)).toEqual({
    ok: true,
    data: { name: "Ana\nGil", lines: [{ note: "" }, { note: "😀" }] },
  });
  expect(await define({ ...open, run: vi.fn() })({ name: "\u2800\u2800\u2800" })).toMatchObject({
    fieldErrors: { name: "Escribe tu nombre" },
  });
});

test("only listed roles pass", async () => {
  const action = define({ name: "x", schema, access: ["admin"], run: async ({ name }) => name });
  user = { id: "1", role: "cliente" };
  expect(await action(input)).toMatchObject({ ok: false, code: "forbidden", message: "Sin permisos" });
  user = { id: "1", role: "admin" };
  expect(await action(input)).toEqual({ ok: true, data: "Camila" });
});

test("guests pass only where the action allows them, with null as their user", async () => {
  const action = define({ ...open, run: async (_, caller) => caller });
  expect(await action(input)).toEqual({ ok: true, data: null });
});

test("every wrong field has its message; forms are read as objects", async () => {
  const action = define({ ...open, run: async ({ age }) => age });
  const form = new FormData();
  form.set("name", "Al");
  form.set("age", "doce");
  expect(await action(form)).toMatchObject({
    ok: false,
    code: "invalid",
    fieldErrors: { name: "Escribe tu nombre", age: expect.any(String) },
  });
});

test("the limit stops the run", async () => {
  const run = vi.fn();
  wait = 90;
  const limited = define({ ...open, run });
  expect(await limited(input)).toEqual({
    ok: false,
    code: "rate_limited",
    retryAfterSeconds: 90,
    message: "Hiciste muchos intentos seguidos. Espera 2 minutos y vuelve a intentarlo.",
  });
  expect(run).not.toHaveBeenCalled();
});

test("actions restricted to roles have the daily-work limit by default", async () => {
  user = { id: "u", role: "admin" };
  const run = async () => null;
  await define({ name: "x", schema, access: ["admin"], run })(input);
  expect(asked).toBe(DAILY_WORK);
  await define({ name: "x", schema, access: ["admin"], rateLimit: limit, run })(input);
  expect(asked).toBe(limit);
  asked = undefined;
  // @ts-expect-error Actions for guests and customers must set a limit.
  await define({ name: "x", schema, access: "signed-in", run })(input);
  expect(asked).toBeUndefined();
});

test("an unexpected error returns a generic text with the reference in the log", async () => {
  const action = define({
    ...open,
    name: "pay",
    refreshes: ["products"],
    run: async () => {
      throw new Error("connection refused", { cause: { password: "hunter2", detail: "port 5432" } });
    },
  });
  const result = await action(input);
  expect(result).toMatchObject({ ok: false, code: "unexpected" });
  const reference = /referencia ([0-9a-f]{8})/.exec(result.ok ? "" : result.message)?.[1];
  const line = JSON.parse(lines[0] ?? "{}");
  expect(line).toMatchObject({ level: "error", action: "pay", reference });
  expect(line.cause.message).toBe("connection refused");
  expect(lines.join()).toContain("port 5432");
  expect(lines.join()).not.toContain("hunter2");
  expect(revalidateTag).not.toHaveBeenCalled();
});

test("a success expires its tags, which may depend on the input", async () => {
  const refreshes = (parsed: { name: string }) => ["products" as const, `product:${parsed.name}` as const];
  const action = define({ ...open, refreshes, run: async () => 1 });
  expect(await action(input)).toEqual({ ok: true, data: 1 });
  expect(expired()).toEqual(["products", "product:Camila"]);
});

test("mails are sent after a successful response, and not after a refusal", async () => {
  const mails = async () => undefined;
  await define({ ...open, mails, run: async () => 1 })({ name: "Al" });
  expect(after).not.toHaveBeenCalled();
  await define({ ...open, mails, run: async () => 1 })(input);
  expect(after).toHaveBeenCalledExactlyOnceWith(mails);
});
