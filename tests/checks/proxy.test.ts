import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LIVE_FOLDERS } from "../../lib/core/live-folders.ts";
import { ROOT } from "./source";

test("Varnish passes on what is rendered per request, and nothing else", () => {
  const rules = readFileSync(path.join(ROOT, "deploy/varnish/site.vcl"), "utf8");
  const [, folders = ""] = /req\.url ~ "\^\/\(([\w|-]+)\)\(\[\/\?\]\|\$\)"/.exec(rules) ?? [];
  expect(folders.split("|").sort()).toEqual([...Object.values(LIVE_FOLDERS).flat(), "api"].sort());
});
