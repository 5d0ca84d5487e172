import { expect, test } from "vitest";
import { z } from "zod";
import { rowId } from "./row-id.ts";

test("the demo's rows have ids that the site's forms take", () => {
  for (const slug of ["en-camino", "ps5-hdmi", "línea 1", ""])
    expect(z.uuid().safeParse(rowId("order", slug)).success, slug).toBe(true);
  expect(rowId("order", "1")).not.toBe(rowId("repair", "1"));
});
