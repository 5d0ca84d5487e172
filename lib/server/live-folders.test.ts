import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { LIVE_FOLDERS, PAYMENT_FOLDERS, underFolders } from "./live-folders";

const APP = path.resolve(import.meta.dirname, "../../app");

test.each([
  ["(site)/(live)/(framed)", LIVE_FOLDERS.live],
  ["(site)/(live)/(checkout)", LIVE_FOLDERS.checkout],
  ["(auth)", LIVE_FOLDERS.auth],
  ["(panel)", LIVE_FOLDERS.panel],
])("the folders of app/%s are on the list", (group, folders) => {
  const found = readdirSync(path.join(APP, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(found.sort()).toEqual([...folders].sort());
});

test("the folders with a card form are live ones", () => {
  expect(Object.values(LIVE_FOLDERS).flat()).toEqual(expect.arrayContaining([...PAYMENT_FOLDERS]));
});

test("a folder holds its own address and what is under it", () => {
  const pattern = new RegExp(`^/${underFolders(["pedido", "auth"])}`);
  for (const inside of ["/pedido", "/pedido/x", "/auth/confirm"])
    expect(pattern.test(inside), inside).toBe(true);
  for (const outside of ["/pedidos", "/", "/x/pedido"]) expect(pattern.test(outside), outside).toBe(false);
});
