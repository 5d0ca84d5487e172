import { AsyncLocalStorage } from "node:async_hooks";
import { VISITOR_HEADER, visitorAddress } from "../../../lib/server/visitor-address.ts";

type Cookie = { name: string; value: string };
type Browser = { jar: Map<string, string>; sent: Headers };

/** A browser without cookies that sends these headers, as a server behind that many proxies receives them. */
function openBrowser(init: HeadersInit, hops: number): Browser {
  const sent = new Headers(init);
  sent.set(VISITOR_HEADER, visitorAddress(sent.get("x-forwarded-for") ?? undefined, "192.0.2.1", hops));
  return { jar: new Map(), sent };
}

let browser: Browser = { jar: new Map(), sent: new Headers() };
const oneOfMany = new AsyncLocalStorage<Browser>();
const current = () => oneOfMany.getStore() ?? browser;

/** Replaces next/headers outside of Next: one browser's cookies and the headers it sends. */
export async function cookies() {
  const { jar } = current();
  return {
    getAll: (): Cookie[] => [...jar].map(([name, value]) => ({ name, value })),
    get: (name: string): Cookie | undefined => {
      const value = jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: (name: string, value: string) => void (value ? jar.set(name, value) : jar.delete(name)),
    delete: (name: string) => void jar.delete(name),
  };
}

export async function headers(): Promise<Headers> {
  return current().sent;
}

/** Another browser: no cookies, and these headers. */
export function newBrowser(init: HeadersInit = {}, hops = 1): void {
  browser = openBrowser(init, hops);
}

/** Runs work as one of many concurrent browsers, each with its own client address. */
export function inBrowser<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  return oneOfMany.run(openBrowser({ "x-forwarded-for": address }, 1), work);
}
