import { beforeEach, expect, test, vi } from "vitest";

vi.mock("@/components/layout/bypass-router", () => ({ bypassRouter: () => undefined }));

/** What the address of the page answers; undefined: nothing. */
let here: number | undefined;
/** What the page's fields tell. */
let fields: object[];
let release = "";
const asked: [string, RequestInit?][] = [];
const listeners = new Map<string, (event: object) => void>();
const reload = vi.fn();
const refresh = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("window", {
    location: { href: "https://shop.example/servicios-tecnicos/1", reload },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal("document", {
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => fields,
  });
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    if (address === "/api/alive") return Response.json({ release, sinceEditMs: null });
    if (here === undefined) throw new TypeError("Failed to fetch");
    return { status: here };
  });
  here = 204;
  fields = [];
  asked.length = 0;
  reload.mockClear();
  refresh.mockClear();
});

async function load() {
  ({ RELEASE: release } = await import("@/lib/core/env-release"));
  return await import("./release");
}

const TYPED = { value: "¿Ya está lista?", defaultValue: "" };

test("a page that its address still gives is refreshed, and a public one without asking", async () => {
  const { refreshIfAnswered } = await load();
  expect(await refreshIfAnswered(refresh)).toBe(true);
  expect(asked.map(([address]) => address)).toEqual([
    "/api/alive",
    "https://shop.example/servicios-tecnicos/1",
  ]);
  expect(asked[1]?.[1]).toMatchObject({ method: "OPTIONS" });
  here = 503;
  expect(await refreshIfAnswered(refresh, true)).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([503, undefined])("a page whose address answers %s stays as it is", async (status) => {
  const { refreshIfAnswered } = await load();
  here = status;
  expect(await refreshIfAnswered(refresh)).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
});

test("a page that leads elsewhere is left only when that takes nothing from anybody", async () => {
  const { refreshIfAnswered } = await load();
  here = 307;
  fields = [TYPED];
  expect(await refreshIfAnswered(refresh)).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
  fields = [];
  expect(await refreshIfAnswered(refresh)).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a new release does not take what was typed in a field whose default value follows its value", async () => {
  const { refreshIfAnswered } = await load();
  release = "the-next";
  const field = { value: "Buenas tardes", defaultValue: "Buenas tardes", isConnected: true };
  fields = [field];
  listeners.get("input")?.({ target: field });
  expect(await refreshIfAnswered(refresh)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  Object.assign(field, { value: "", defaultValue: "" });
  expect(await refreshIfAnswered(refresh)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  fields = [];
  Object.assign(field, { value: "Otra vez", isConnected: false });
  expect(await refreshIfAnswered(refresh)).toBe(true);
});

test("a box that was ticked and one that was unticked again", async () => {
  const { refreshIfAnswered } = await load();
  release = "the-next";
  const box = { type: "checkbox", value: "on", defaultValue: "", checked: false };
  fields = [box];
  expect(await refreshIfAnswered(refresh)).toBe(true);
  listeners.get("input")?.({ target: box });
  box.checked = true;
  expect(await refreshIfAnswered(refresh)).toBe(false);
  box.checked = false;
  expect(await refreshIfAnswered(refresh)).toBe(true);
});
