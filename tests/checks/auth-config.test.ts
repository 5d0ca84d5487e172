import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./source";

const config = readFileSync(path.join(ROOT, "supabase/config.toml"), "utf8");

test("the guide names every variable of the configuration at the push to a project", () => {
  const names = [...config.matchAll(/env\((\w+)\)/g)].map(([, name = ""]) => name);
  expect(names).toContain("SITE_URL");
  const guide = readFileSync(path.join(ROOT, "docs/DEPLOYMENT.md"), "utf8").split("\n");
  const push = guide.find((line) => line.includes("supabase config push")) ?? "";
  expect(names.filter((name) => !push.includes(`\`${name}\``))).toEqual([]);
});

test("the configuration pushed to a project allows no redirect to a developer's machine", () => {
  expect(config).toMatch(/^additional_redirect_urls = \[\]$/m);
});
