import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { iconFiles } from "../../local/launch/icons.ts";

const FOLDER = path.join(import.meta.dirname, "../../components/ui/icons");

test("the picture of the icons has those that the source uses: npm run icons", async () => {
  for (const [name, text] of Object.entries(await iconFiles()))
    expect(await readFile(path.join(FOLDER, name), "utf8"), name).toBe(text);
});

test("the icons are few elements: the browser goes through all of them for each size that is shown", async () => {
  const { "icons.svg": picture } = await iconFiles();
  expect(picture.match(/<(?:path|rect|circle|ellipse|g)\b/g)?.length).toBeLessThan(40);
});
