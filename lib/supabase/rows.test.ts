import { expect, test } from "vitest";
import { z } from "zod";
import { camelKeys, row, snakeKeys } from "./rows";

test("columns get the site's names and back, values are unchanged", () => {
  const named = camelKeys({ id: 1, created_at: "a", is_a_b: { in_here: 2 } });
  expect(named).toEqual({ id: 1, createdAt: "a", isAB: { in_here: 2 } });
  expect(snakeKeys(named)).toEqual({ id: 1, created_at: "a", is_a_b: { in_here: 2 } });
});

test("nested rows are renamed too, keys that are data are not, and unrequested keys are left out", () => {
  const schema = row({
    total: z.number(),
    counts: z.record(z.string(), z.number()),
    items: z.array(row({ paid_at: z.string().nullable() })),
  });
  const parsed = schema.parse({ total: 1, counts: { to_ship: 2 }, items: [{ paid_at: null, secret: "s" }] });
  expect(parsed).toEqual({ total: 1, counts: { to_ship: 2 }, items: [{ paidAt: null }] });
});

test("a result of another shape is a bug", () => {
  expect(() => row({ total: z.number() }).parse({ total: "1" })).toThrow();
});
