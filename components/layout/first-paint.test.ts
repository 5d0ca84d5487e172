import vm from "node:vm";
import { describe, expect, it, vi } from "vitest";
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
  it("puts back the theme, the session's hint and the dismissed button", () => {
    expect(visit({ cookie: "a=1; sesion=1", theme: "dark", whatsapp: "off" }).dataset).toEqual({
      session: "",
      theme: "dark",
      whatsapp: "off",
    });
    expect(visit({ cookie: "otrasesion=1", theme: "rosa" }).dataset).toEqual({});
  });

  it("brings the worker where it is wanted", () => {
    expect(visit({ worker: true }).register).toHaveBeenCalledWith("/sw.js");
    expect(visit().register).not.toHaveBeenCalled();
  });

  it("survives a storage that may not be read", () => {
    expect(() => vm.runInNewContext(firstPaintScript(false), {})).not.toThrow();
  });
});
