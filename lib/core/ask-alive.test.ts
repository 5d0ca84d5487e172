import { afterEach, expect, test, vi } from "vitest";
import { askAlive } from "./ask-alive";
import { RELEASE } from "./env-release";

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockReset());

test("the page's own release is asked, past the browser's cache", async () => {
  fetched.mockResolvedValue(Response.json({ ok: true, release: "b", sinceEditMs: 20 }));
  expect(await askAlive()).toMatchObject({ release: "b", sinceEditMs: 20 });
  const [address, { headers, cache } = {}] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/alive");
  expect(headers).toEqual({ "x-deployment-id": RELEASE });
  expect(cache).toBe("no-store");
});

test.each([
  ["an instance that stops", () => Promise.resolve(Response.json({ ok: false }, { status: 503 }))],
  ["a page instead of the answer", () => Promise.resolve(new Response("<p>Mantenimiento</p>"))],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s is no answer", async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await askAlive()).toBeUndefined();
});
