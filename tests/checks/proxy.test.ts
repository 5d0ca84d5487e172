import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { STORE_LIST } from "../../lib/catalog/list-address.ts";
import { loggedPath } from "../../lib/core/log.ts";
import { LIVE_FOLDERS } from "../../lib/server/live-folders.ts";
import { ROOT } from "./source";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

test("haproxy counts the store's lists with filters as searches", () => {
  expect(read("deploy/haproxy/haproxy.cfg")).toContain(`acl is_search path ${STORE_LIST} /buscar\n`);
});

test("Varnish does not cache what is rendered per request, and nothing else", () => {
  const [, folders = ""] =
    /req\.url ~ "\^\/\(([\w|-]+)\)\(\[\/\?\]\|\$\)"/.exec(read("deploy/varnish/site.vcl")) ?? [];
  expect(folders.split("|").sort()).toEqual([...Object.values(LIVE_FOLDERS).flat(), "api"].sort());
  expect(read("deploy/haproxy/haproxy.cfg")).toContain(`acl is_live path -m reg ^/(${folders})(/|$)\n`);
});

test("logs have no secret paths", () => {
  const addresses = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\[token\]\/(page|route)\.tsx?$/.test(file))
    .map((file) => `/${path.dirname(file).replaceAll(/\([^)]*\)\//g, "")}`.replace("[token]", "t0ken"));
  expect(addresses).toContain("/pedido/t0ken");
  const hidden = [
    ...read("deploy/haproxy/haproxy.cfg").matchAll(/path,regsub\("([^"]+)","\\1\[oculto\]"\)/g),
  ];
  // Both frontends of haproxy hide some.
  expect(hidden).toHaveLength(2);
  for (const address of addresses) {
    expect(loggedPath(address)).toBe(address.replace("t0ken", "[oculto]"));
    for (const [, pattern = ""] of hidden)
      expect(address.replace(new RegExp(pattern), "$1[oculto]")).toBe(loggedPath(address));
  }
});

test("Varnish and haproxy name the same socket, and only haproxy's two ports are published", () => {
  const compose = read("deploy/compose.yaml");
  const [, socket] = /SITES_BIND: unix@(\S+)/.exec(compose) ?? [];
  expect(read("deploy/varnish/backend.vcl")).toContain(`.path = "${socket}";`);
  expect(compose.match(/- sockets:\S+/g)).toEqual(Array(2).fill(`- sockets:${path.dirname(socket ?? "")}`));
  expect(compose.match(/ports:.*/g)).toEqual(['ports: ["80:80", "443:443"]']);
});
