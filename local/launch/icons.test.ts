import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./config.ts";
import { iconFiles } from "./icons.ts";

test("the icons that the source speaks of are those that `npm run icons` drew", async () => {
  for (const [name, text] of Object.entries(await iconFiles()))
    expect(await readFile(path.join(ROOT, "components/ui/icons", name), "utf8"), name).toBe(text);
});
