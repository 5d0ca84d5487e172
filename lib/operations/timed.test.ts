import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { timed } from "./timed";

test("tells the result and how long it took", async () => {
  const { result, ms } = await timed(() => wait(30, "listo"));
  expect(result).toBe("listo");
  expect(ms).toBeGreaterThanOrEqual(28);
});
