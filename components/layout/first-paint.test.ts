import vm from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HINT } from "@/components/live/session-hint";
import { SESSION_HINT } from "@/lib/supabase/cookies";
import { firstPaintScript } from "./first-paint";
import { restorePreferences } from "./restore-preferences";
import { restoreSessionHint } from "./restore-session-hint";

/** Runs the script as a browser would, with nothing but the browser's own things. */
async function visit({
  cookie = "",
  theme = "",
  whatsapp = "",
  kept = "",
  hasCookieStore = true,
  worker = false,
  canRegister = true,
} = {}) {
  const register = vi.fn(() => Promise.resolve());
  const listeners: (() => void)[] = [];
  /** What a page of this browser sees; storage and cookies as the visit before left them. */
  const browser = () => {
    const stored = new Map(Object.entries({ theme, sesion: kept }).filter(([, value]) => value));
    const localStorage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    };
    const found = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookie)?.[1];
    const cookieStore = {
      get: async (name: string) => (found(name) === undefined ? null : { name, value: found(name) }),
    };
    const dataset: Record<string, string> = {};
    const events: string[] = [];
    const window = {
      requestIdleCallback: (work: () => void) => work(),
      dispatchEvent: ({ type }: Event) => events.push(type),
      ...(hasCookieStore && { cookieStore }),
    };
    const document = { documentElement: { dataset }, cookie, images: [] };
    const sessionStorage = { getItem: () => whatsapp || null };
    return {
      stored,
      dataset,
      events,
      globals: { ...window, window, localStorage, sessionStorage, document },
    };
  };
  const loaded = browser();
  vm.runInNewContext(firstPaintScript(worker), {
    ...loaded.globals,
    Event,
    navigator: canRegister ? { serviceWorker: { register } } : {},
    addEventListener: (type: string, listener: () => void) => type === "load" && listeners.push(listener),
  });
  const first = { ...loaded.dataset };
  for (const listener of listeners) listener();
  const drawn = browser();
  for (const [name, value] of Object.entries(drawn.globals)) vi.stubGlobal(name, value);
  restorePreferences();
  await restoreSessionHint();
  expect(drawn.dataset, "what a page drawn in the browser restores").toEqual(loaded.dataset);
  return { ...loaded, first, register };
}

afterEach(() => vi.unstubAllGlobals());

describe("the script of the head", () => {
  test("puts back the theme, the session's hint and the dismissed button", async () => {
    const kept = { cookie: "a=1; sesion=1", theme: "dark", whatsapp: "off" };
    for (const hasCookieStore of [true, false])
      expect((await visit({ ...kept, hasCookieStore })).dataset).toEqual({
        session: "",
        theme: "dark",
        whatsapp: "off",
      });
    for (const hasCookieStore of [true, false])
      expect((await visit({ cookie: "otrasesion=1", theme: "rosa", hasCookieStore })).dataset).toEqual({});
  });

  test("shows the session that the last page found in the first frame, and corrects it by the cookie", async () => {
    const signedIn = await visit({ cookie: "sesion=1", kept: "1" });
    expect(signedIn).toMatchObject({ first: { session: "" }, dataset: { session: "" }, events: [] });

    const arrived = await visit({ cookie: "sesion=1" });
    expect(arrived).toMatchObject({ first: {}, dataset: { session: "" }, events: ["aventura:session"] });
    expect(arrived.stored.get("sesion")).toBe("1");

    const expired = await visit({ kept: "1" });
    expect(expired).toMatchObject({ first: { session: "" }, dataset: {}, events: ["aventura:session"] });
    expect(expired.stored.has("sesion")).toBe(false);
  });

  test("loads a kept page of somebody who signed out anew when it is shown again", async () => {
    for (const hasCookieStore of [true, false])
      for (const [persisted, now, reloads] of [
        [true, "", 1],
        [true, "sesion=1", 0],
        [false, "", 0],
      ] as const) {
        const reload = vi.fn();
        const shown: ((event: object) => void)[] = [];
        const document = { documentElement: { dataset: {} }, cookie: "sesion=1", images: [] };
        const cookieStore = { get: async () => (document.cookie ? { value: "1" } : null) };
        const page = {
          document,
          location: { reload },
          localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
          sessionStorage: { getItem: () => null },
          dispatchEvent: () => true,
          addEventListener: (type: string, listener: (event: object) => void) =>
            type === "pageshow" && shown.push(listener),
          ...(hasCookieStore && { cookieStore }),
          Event,
        };
        vm.runInNewContext(firstPaintScript(false), { ...page, window: page });
        await Promise.resolve();
        expect(document.documentElement.dataset).toEqual({ session: "" });
        document.cookie = now;
        shown[0]?.({ persisted });
        await Promise.resolve();
        expect(reload).toHaveBeenCalledTimes(reloads);
      }
  });

  test("brings the worker where it is wanted", async () => {
    expect((await visit({ worker: true })).register).toHaveBeenCalledWith("/sw.js");
    expect((await visit()).register).not.toHaveBeenCalled();
    await expect(visit({ worker: true, canRegister: false })).resolves.toBeDefined();
  });

  test("looks for the cookie that the server sets", () => {
    expect(HINT).toBe(SESSION_HINT);
    expect(firstPaintScript(false)).toContain(`cookieStore.get("${SESSION_HINT}")`);
  });

  test("survives a storage that may not be read", () => {
    const page = { addEventListener: () => undefined, document: { images: [] } };
    expect(() => vm.runInNewContext(firstPaintScript(false), page)).not.toThrow();
  });

  test("draws the placeholder once for a picture that does not come", () => {
    const picture = () => ({ nodeName: "IMG", dataset: {}, src: "/media/a.webp", removeAttribute: vi.fn() });
    const heard: ((event: unknown) => void)[] = [];
    const on = (type: string, listener: (event: unknown) => void) => type === "error" && heard.push(listener);
    const early = [
      {},
      { complete: false },
      { naturalWidth: 300 },
      { currentSrc: "" },
      // A drawing without a size of its own.
      { currentSrc: "/art/hero.svg" },
    ].map((rest) => ({ ...picture(), complete: true, naturalWidth: 0, currentSrc: "a.webp", ...rest }));
    vm.runInNewContext(firstPaintScript(false), { addEventListener: on, document: { images: early } });
    expect(early.map(({ src }) => src)).toEqual(["/art/placeholder.svg", ...Array(4).fill("/media/a.webp")]);
    const late = picture();
    heard[0]?.({ target: late });
    expect(late.src).toBe("/art/placeholder.svg");
    expect(late.removeAttribute).toHaveBeenCalledWith("srcset");
    late.src = "/media/other.webp";
    heard[0]?.({ target: late });
    expect(late.src).toBe("/media/other.webp");
    expect(() => heard[0]?.({ target: { nodeName: "SCRIPT" } })).not.toThrow();
  });
});
