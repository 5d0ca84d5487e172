import vm from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HINT } from "@/components/live/session-hint";
import { SESSION_HINT } from "@/lib/supabase/cookies";
import { firstPaintScript } from "./first-paint";
import { restorePreferences } from "./restore-preferences";

/** Runs the script as a browser would, with nothing but the browser's own things. */
function visit({ cookie = "", theme = "", whatsapp = "", worker = false, canRegister = true } = {}) {
  const register = vi.fn(() => Promise.resolve());
  const listeners: (() => void)[] = [];
  /** What a page of this browser sees; storage and cookies as the previous visit left them. */
  const browser = () => {
    const localStorage = { getItem: (name: string) => (name === "theme" && theme) || null };
    const dataset: Record<string, string> = {};
    const window = {
      requestIdleCallback: (work: () => void) => work(),
      dispatchEvent: () => true,
    };
    const document = { documentElement: { dataset }, cookie, images: [] };
    const sessionStorage = { getItem: () => whatsapp || null };
    return {
      dataset,
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
  for (const listener of listeners) listener();
  const drawn = browser();
  for (const [name, value] of Object.entries(drawn.globals)) vi.stubGlobal(name, value);
  restorePreferences();
  expect(drawn.dataset, "what a page drawn in the browser restores").toEqual(loaded.dataset);
  return { ...loaded, register };
}

afterEach(() => vi.unstubAllGlobals());

describe("the script of the head", () => {
  test("puts back the theme, the session's hint and the dismissed button", async () => {
    const kept = { cookie: "a=1; sesion=1", theme: "dark", whatsapp: "off" };
    expect(visit(kept).dataset).toEqual({ session: "", theme: "dark", whatsapp: "off" });
    expect(visit({ cookie: "otrasesion=1", theme: "rosa" }).dataset).toEqual({});
  });

  test.each([
    { persisted: true, cookie: "", reloads: 1 },
    { persisted: true, cookie: "sesion=1", reloads: 0 },
    { persisted: false, cookie: "", reloads: 0 },
  ])("a page that the browser kept is reloaded after signing out: %j", ({ persisted, cookie, reloads }) => {
    const reload = vi.fn();
    const shown: ((event: object) => void)[] = [];
    const document = { documentElement: { dataset: {} }, cookie: "sesion=1", images: [] };
    vm.runInNewContext(firstPaintScript(false), {
      document,
      location: { reload },
      localStorage: { getItem: () => null },
      sessionStorage: { getItem: () => null },
      dispatchEvent: () => true,
      addEventListener: (type: string, listener: (event: object) => void) =>
        type === "pageshow" && shown.push(listener),
      Event,
    });
    expect(document.documentElement.dataset).toEqual({ session: "" });
    document.cookie = cookie;
    shown[0]?.({ persisted });
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  test("brings the worker where it is wanted", async () => {
    expect(visit({ worker: true }).register).toHaveBeenCalledWith("/sw.js");
    expect(visit().register).not.toHaveBeenCalled();
    expect(() => visit({ worker: true, canRegister: false })).not.toThrow();
  });

  test("looks for the cookie that the server sets", () => {
    expect(HINT).toBe(SESSION_HINT);
    expect(firstPaintScript(false)).toContain(`(?:^|; )${SESSION_HINT}=`);
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
