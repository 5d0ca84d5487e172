import vm from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { firstPaintScript } from "./first-paint";
import { restorePreferences } from "./restore-preferences";

/** Runs the script as a browser would, with nothing but the browser's own things. */
function visit({ cookie = "", theme = "", whatsapp = "", worker = false, canRegister = true } = {}) {
  const dataset: Record<string, string> = {};
  const register = vi.fn(() => Promise.resolve());
  const listeners: (() => void)[] = [];
  const storage = (value: string) => ({ getItem: () => value || null });
  const window = { requestIdleCallback: (work: () => void) => work() };
  const kept = { localStorage: storage(theme), sessionStorage: storage(whatsapp) };
  const documentWith = (set: typeof dataset) => ({ documentElement: { dataset: set }, cookie });
  vm.runInNewContext(firstPaintScript(worker), {
    ...kept,
    document: documentWith(dataset),
    navigator: canRegister ? { serviceWorker: { register } } : {},
    addEventListener: (type: string, listener: () => void) => type === "load" && listeners.push(listener),
    window,
  });
  for (const listener of listeners) listener();
  const drawn: typeof dataset = {};
  for (const [name, value] of Object.entries({ ...kept, document: documentWith(drawn) }))
    vi.stubGlobal(name, value);
  restorePreferences();
  expect(drawn, "what a page drawn in the browser restores").toEqual(dataset);
  return { dataset, register };
}

afterEach(() => vi.unstubAllGlobals());

describe("the script of the head", () => {
  test("puts back the theme, the session's hint and the dismissed button", () => {
    expect(visit({ cookie: "a=1; sesion=1", theme: "dark", whatsapp: "off" }).dataset).toEqual({
      session: "",
      theme: "dark",
      whatsapp: "off",
    });
    expect(visit({ cookie: "otrasesion=1", theme: "rosa" }).dataset).toEqual({});
  });

  test("brings the worker where it is wanted", () => {
    expect(visit({ worker: true }).register).toHaveBeenCalledWith("/sw.js");
    expect(visit().register).not.toHaveBeenCalled();
    expect(() => visit({ worker: true, canRegister: false })).not.toThrow();
  });

  test("survives a storage that may not be read", () => {
    const addEventListener = () => undefined;
    expect(() => vm.runInNewContext(firstPaintScript(false), { addEventListener })).not.toThrow();
  });

  test("draws the placeholder once for a picture that does not come", () => {
    const heard: ((event: unknown) => void)[] = [];
    const on = (type: string, listener: (event: unknown) => void) => type === "error" && heard.push(listener);
    vm.runInNewContext(firstPaintScript(false), { addEventListener: on });
    const picture = { nodeName: "IMG", dataset: {}, src: "/media/a.webp", removeAttribute: vi.fn() };
    heard[0]?.({ target: picture });
    expect(picture.src).toBe("/art/placeholder.svg");
    expect(picture.removeAttribute).toHaveBeenCalledWith("srcset");
    picture.src = "/media/other.webp";
    heard[0]?.({ target: picture });
    expect(picture.src).toBe("/media/other.webp");
    expect(() => heard[0]?.({ target: { nodeName: "SCRIPT" } })).not.toThrow();
  });
});
