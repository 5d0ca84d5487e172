/** What the page cache holds: path of each page with its cache tags. Shared by the cache handler and the server's code. */
export class HeldPages {
  private readonly pages = new Map<string, { key: string; tags: readonly string[] }>();

  hold(key: string, tags: readonly string[]): void {
    this.pages.set(pathOf(key), { key, tags });
  }

  drop(key: string): void {
    const path = pathOf(key);
    if (this.pages.get(path)?.key === key) this.pages.delete(path);
  }

  tagsOf(path: string): readonly string[] {
    return this.pages.get(path)?.tags ?? [];
  }

  /** Paths of the pages that have one of the tags (null: of all); without patterns of routes, whose entries are shells. */
  withTags(tags: readonly string[] | null): string[] {
    const wanted = tags && new Set(tags);
    const isWanted = (page: { tags: readonly string[] }) =>
      !wanted || page.tags.some((tag) => wanted.has(tag));
    return [...this.pages].flatMap(([path, page]) => (!path.includes("[") && isWanted(page) ? [path] : []));
  }

  /** Forgets pages that the cache has evicted. */
  keepOnly(isHeld: (key: string) => boolean): void {
    for (const [path, { key }] of this.pages) if (!isHeld(key)) this.pages.delete(path);
  }

  get size(): number {
    return this.pages.size;
  }
}

/** The framework's key is a hash of the route, then `/$`, then the path with `/index` for the root. */
function pathOf(key: string): string {
  const at = key.indexOf("/$/");
  const path = at === -1 ? key : key.slice(at + 2);
  return path === "/index" ? "/" : path;
}

/** The clock of the framework's cache; Date.now() may run away from it. */
export const now = () => performance.timeOrigin + performance.now();

const store = globalThis as typeof globalThis & {
  aventuraHeldPages?: HeldPages;
  aventuraAskedPages?: Map<string, number>;
};

export function heldPages(): HeldPages {
  store.aventuraHeldPages ??= new HeldPages();
  return store.aventuraHeldPages;
}

/** When each page that has to be rendered was asked for first, by its key in the page cache. */
export function askedPages(): Map<string, number> {
  store.aventuraAskedPages ??= new Map();
  return store.aventuraAskedPages;
}
