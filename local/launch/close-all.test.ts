import { expect, test } from "vitest";
import { closeAll } from "./close-all.ts";

const hangs = { close: () => new Promise<void>(() => undefined) };

test("parts close the last one first, and one that fails does not stop the others", async () => {
  const closed: string[] = [];
  const said: string[] = [];
  const part = (name: string) => ({
    close: async () => {
      closed.push(name);
    },
  });
  const fails = { close: () => Promise.reject(new Error("puerto ocupado")) };
  const parts = [part("base de datos"), fails, part("sitio")];
  expect(await closeAll(parts, { timeoutMs: 5_000, log: (line) => said.push(line) })).toBe(true);
  expect(closed).toEqual(["sitio", "base de datos"]);
  expect(said).toEqual(["Error: puerto ocupado"]);
});

test("a part that hangs is not waited for", async () => {
  expect(await closeAll([hangs], { timeoutMs: 5, log: () => undefined })).toBe(false);
});
