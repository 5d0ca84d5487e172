import { expect, test } from "vitest";
import { timeLimit } from "@/lib/supabase/fetch";
import { sources } from "./source.ts";

/** Functions that answer a whole file, or what a person waits for knowingly. */
const LONGER = ["export_my_data", "export_products", "turnaround_report"];

test("what only reads is given up after five seconds, whichever function it calls", () => {
  const names = sources("lib")
    .filter(({ name }) => /^lib\/.*(queries|reads)[^/]*\.ts$/.test(name) && !name.endsWith(".test.ts"))
    .flatMap(({ text }) => [...text.matchAll(/\.rpc\(\s*"(\w+)"/g)].map(([, called = ""]) => called));
  expect(names.length).toBeGreaterThan(20);
  const slow = [...new Set(names)].filter(
    (name) => timeLimit(`http://backend/rest/v1/rpc/${name}`, "POST") > 5000,
  );
  expect(slow.filter((name) => !LONGER.includes(name))).toEqual([]);
});
