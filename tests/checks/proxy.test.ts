import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LIVE_FOLDERS } from "../../lib/core/live-folders.ts";
import { ROOT } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

test("haproxy counts as searches what the middleware leads to filtered lists", () => {
  const [, counted = ""] =
    /acl is_search query -m reg \(\^\|&\)\(([\w|]+)\)=/.exec(read("deploy/haproxy.cfg")) ?? [];
  const led = [...read("middleware.ts").matchAll(/type: "query", key: "(\w+)"/g)].map(([, key]) => key);
  expect(counted.split("|").sort()).toEqual(led.sort());
});

test("Varnish passes on what is rendered per request, and nothing else", () => {
  const [, folders = ""] =
    /req\.url ~ "\^\/\(([\w|-]+)\)\(\[\/\?\]\|\$\)"/.exec(read("deploy/varnish/site.vcl")) ?? [];
  expect(folders.split("|").sort()).toEqual([...Object.values(LIVE_FOLDERS).flat(), "api"].sort());
});
