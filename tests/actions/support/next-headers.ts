import { VISITOR_HEADER, visitorAddress } from "../../../lib/core/visitor-address.ts";

type Cookie = { name: string; value: string };

const jar = new Map<string, string>();
let sent = new Headers();

/** Stands in for next/headers outside of Next: one browser's cookies and the headers it sends. */
export async function cookies() {
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
  return sent;
}

/** Another browser: no cookies, and these headers, as a server behind so many proxies receives them. */
export function newBrowser(init: HeadersInit = {}, hops = 1): void {
  jar.clear();
  sent = new Headers(init);
  sent.set(VISITOR_HEADER, visitorAddress(sent.get("x-forwarded-for") ?? undefined, "192.0.2.1", hops));
}
