import { notFound } from "next/navigation";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { readOr } from "./read-or";
import { Failure } from "./result";

afterEach(() => vi.restoreAllMocks());

const written = (level: "warn" | "error") => {
  const spy = vi.spyOn(console, level).mockReturnValue();
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)));
};

test("a result with another shape gives the fallback, and the log names the query and the field", async () => {
  const lines = written("error");
  const answer = async () => z.object({ total: z.number() }).parse({ total: "1" });
  expect(await readOr(null, "orders.own", answer())).toBeNull();
  expect(lines()).toMatchObject([
    { event: "read.failed", read: "orders.own", cause: { message: expect.stringContaining('"total"') } },
  ]);
});

test("an unavailable backend gives the fallback, and the log has the cause", async () => {
  const lines = written("warn");
  const failure = new Failure("unavailable", "No pudimos leer", { cause: { code: "57P03" } });
  expect(await readOr([], "services", Promise.reject(failure))).toEqual([]);
  expect(lines()).toMatchObject([{ read: "services", cause: { cause: { code: "57P03" } } }]);
});

test("errors of the framework are rethrown", async () => {
  const lines = written("error");
  const missing = async () => notFound();
  await expect(readOr(null, "orders.own", missing())).rejects.toMatchObject({
    digest: expect.stringContaining("404"),
  });
  expect(lines()).toEqual([]);
});
