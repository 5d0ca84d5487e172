import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { PAGE, proxyBefore, standIn } from "./support/sites.ts";

const site = await standIn("one", (_request, response) => response.writeHead(200, PAGE).end("page"));
const { ask, folder } = await proxyBefore({
  servers: { site_a: [site.port] },
  releases: { current: "site_a" },
});

test("Varnish is killed: the instances answer without it, and no request fails", async () => {
  await ask("/producto/uno");
  expect((await ask("/producto/uno")).headers["x-cache"]).toBe("HIT");

  process.kill(Number(await readFile(path.join(folder, "varnish/_.pid"), "utf8")), "SIGKILL");
  const asked = Array.from({ length: 40 }, () => ask("/producto/uno"));
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 200, text: "page" });
  expect((await ask("/producto/uno")).headers["x-cache"]).toBeUndefined();

  // As many proxies as before, or the site would take what the visitor wrote for an address.
  await ask("/producto/uno", { headers: { "x-forwarded-for": "9.9.9.9", "x-varnish": "1" } });
  expect(site.asked.at(-1)?.headers["x-forwarded-for"]).toBe("127.0.0.1, 127.0.0.1");
});
