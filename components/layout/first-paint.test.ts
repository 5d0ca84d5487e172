import vm from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { firstPaintScript } from "./first-paint";

/** Runs the script as a browser would, with nothing but the browser's own things. */
function visit({ cookie = "", theme = "", whatsapp = "", worker = false } = {}) {
  const dataset: Record<string, string> = {};
  const register = vi.fn(() => Promise.resolve());
  const listeners: (() => void)[] = [];
  const storage = (value: string) => ({ getItem: () => value || null });
  const window = { requestIdleCallback: (work: () => void) => work() };
  vm.runInNewContext(firstPaintScript(worker), {
    document: { documentElement: { dataset }, cookie },
    localStorage: storage(theme),
    sessionStorage: storage(whatsapp),
    navigator: { serviceWorker: { register } },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    window,
  });
  for (const listener of listeners) listener();
  return { dataset, register };
}

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
  });

  test("survives a storage that may not be read", () => {
    expect(() => vm.runInNewContext(firstPaintScript(false), {})).not.toThrow();
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
