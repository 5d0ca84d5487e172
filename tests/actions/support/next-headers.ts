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

/** Another browser: no cookies, and these headers. */
export function newBrowser(init: HeadersInit = {}): void {
  jar.clear();
  sent = new Headers(init);
}
