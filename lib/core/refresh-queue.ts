import { type CacheTag, tags as cacheTags, productTag } from "./cache";
import { type Change, tagsOfChanges } from "./changes";
import { now } from "./held-pages";

/** Changes within this time are one: an import or a busy hour are many statements. */
const TOGETHER_MS = 50;
/**
 * A page that was on its way to the proxy before the refresh has arrived there after this time: one that takes longer is
 * not for the proxy to keep (cache-headers.ts).
 */
export const ARRIVED_MS = 1000;
const RETRY_MS = 1000;
/** Pages that are not rendered so long after an edit are left to their visitors, who do not get the old one. */
const RENDER_MS = 3000;
/** However long after a sale its page is rendered, for so long it is asked for. */
const LEAST_MS = 1000;
const LOOK_AGAIN_MS = 50;
/** Changes that /api/revalidate takes at a time; more are refreshed as everything. */
const MOST = 100;

export type RefreshSteps = {
  /** Revalidates this instance's pages. */
  revalidate(what: { changes: Change[] } | { everything: true }): Promise<void>;
  /** Paths of the pages that this instance holds and that have one of the tags; null: of all. */
  pages(tags: readonly CacheTag[] | null): string[];
  /** Renders a page anew, so that nobody is shown the old one or waits, or gives up after so long. */
  render(path: string, mostMs: number): Promise<void>;
  /** Takes pages out of the proxy caches, by tag or path; null: all. Not waited for: one proxy may be away. */
  purge(keys: readonly string[] | null): void;
  /** Whether something that began before then, and may have read what was before, is still being rendered. */
  isUnderWay(before: number): boolean;
  onError(error: unknown): void;
};

/** A change, and when it was heard: if more than once, the last time. */
type Heard = { change: Change; heardAt: number };
/** Paths of pages to render, each with the time until which that is worth it. */
type Waiting = Map<string, number>;

const isEdit = (change: Change) => tagsOfChanges([change]).expired.length > 0;

/** Refreshes pages for changes, together and one lot after the other, so that a burst costs no more than a change. */
export class RefreshQueue {
  private readonly steps: RefreshSteps;
  /** By their text: the same change twice is one. */
  private readonly heard = new Map<string, Heard>();
  /** To be refreshed once more: refreshed already, so that many of them are not everything. */
  private readonly again = new Map<string, Heard>();
  /** When it was heard that everything has to be refreshed. */
  private everythingHeardAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private isRendering = false;
  private untilRevalidated: (() => void)[] = [];
  private readonly soldProducts: Waiting = new Map();
  private readonly soldLists: Waiting = new Map();
  private readonly edited: Waiting = new Map();
  private readonly stale = new Set<CacheTag>();
  /** Until when these tags are to be purged. */
  private staleUntil = 0;

  constructor(steps: RefreshSteps) {
    this.steps = steps;
  }

  add(change: Change): void {
    this.put([{ change, heardAt: now() }]);
  }

  everything(): void {
    this.putEverything(now());
  }

  /** Resolves once all that was added is revalidated; pages may still be rendered. */
  async revalidated(): Promise<void> {
    if (this.timer || this.isRunning) await new Promise<void>((done) => this.untilRevalidated.push(done));
  }

  private put(heard: readonly Heard[], to = this.heard): void {
    for (const { change, heardAt } of heard) {
      const key = JSON.stringify(change);
      to.set(key, { change, heardAt: Math.max(heardAt, to.get(key)?.heardAt ?? 0) });
    }
    if (this.everythingHeardAt !== null || this.heard.size > MOST)
      this.putEverything(Math.max(...[...this.heard.values()].map(({ heardAt }) => heardAt)));
    this.soon();
  }

  private putEverything(heardAt: number): void {
    this.everythingHeardAt = Math.max(heardAt, this.everythingHeardAt ?? 0);
    this.heard.clear();
    this.soon();
  }

  private soon(): void {
    if (!this.isRunning) this.timer ??= setTimeout(() => void this.run(), TOGETHER_MS);
  }

  private async run(): Promise<void> {
    this.timer = undefined;
    this.isRunning = true;
    const everythingHeardAt = this.everythingHeardAt;
    const lot = [...new Map([...this.heard, ...this.again, ...this.heard])].slice(0, MOST);
    const heard = lot.map(([, one]) => one);
    for (const [key] of lot) for (const from of [this.heard, this.again]) from.delete(key);
    this.everythingHeardAt = null;
    try {
      await (everythingHeardAt === null ? this.refresh(heard) : this.refreshAll(everythingHeardAt));
    } catch (error) {
      this.steps.onError(error);
      everythingHeardAt === null ? this.put(heard) : this.putEverything(everythingHeardAt);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    this.isRunning = false;
    if (this.everythingHeardAt !== null || this.heard.size + this.again.size > 0) this.soon();
    else for (const done of this.untilRevalidated.splice(0)) done();
  }

  private async refreshAll(heardAt: number): Promise<void> {
    const mayBeOld = this.steps.isUnderWay(heardAt);
    await this.steps.revalidate({ everything: true });
    // One purge, once old pages have arrived: a second one would empty the proxy for all instances again. Not a soft one:
    // a page that nobody asks for would be shown old hours later. Needed at each start, which sends pages of the build.
    // (What is refreshed once more below is purged once more.)
    setTimeout(() => this.steps.purge(null), ARRIVED_MS);
    this.renderSoon(null, []);
    if (mayBeOld) void this.afterOlder(heardAt, () => this.putEverything(heardAt));
  }

  private async refresh(heard: readonly Heard[]): Promise<void> {
    const changes = heard.map(({ change }) => change);
    const mayBeOld = heard.filter(({ change, heardAt }) => isEdit(change) && this.steps.isUnderWay(heardAt));
    await this.steps.revalidate({ changes });
    const { expired, stale } = tagsOfChanges(changes);
    if (expired.length > 0) this.purgeTwice(expired);
    this.renderSoon(expired, stale);
    const last = Math.max(...mayBeOld.map(({ heardAt }) => heardAt));
    // Heard before everything that is under way: not to be refreshed once more after that one.
    const early = mayBeOld.map(({ change }) => ({ change, heardAt: 0 }));
    const again = (heard: readonly Heard[]) => this.put(heard, this.again);
    if (mayBeOld.length > 0)
      void this.afterOlder(
        last,
        () => again(mayBeOld),
        () => again(early),
      );
  }

  /**
   * The framework lets a rendering that begins after a change wait for a read that began before it, and counts the page as
   * made afterwards: when something of before was under way, the change is refreshed once more after that has ended.
   * Pages that still wait to be rendered then are not rendered twice. What takes longer than a second is most likely something
   * else, a download or a mail: by then it is refreshed `early`, too.
   */
  private async afterOlder(heardAt: number, put: () => void, early?: () => void): Promise<void> {
    const earlyAt = now() + ARRIVED_MS;
    let isEarly = true;
    while (this.steps.isUnderWay(heardAt)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      if (!isEarly || now() < earlyAt) continue;
      isEarly = false;
      early?.();
    }
    put();
  }

  /** Rendering takes longer than changes are apart: it does not delay the next one's refresh. */
  private renderSoon(expired: readonly CacheTag[] | null, stale: readonly CacheTag[]): void {
    const until = now() + RENDER_MS;
    const lists = new Set(this.steps.pages([cacheTags.products]));
    const productPages = (tags: readonly CacheTag[]) =>
      this.steps
        .pages(tags.filter((tag) => tag.startsWith(productTag(""))))
        .filter((path) => !lists.has(path));
    // The next sale of a product does not put off what waits for the one before.
    for (const path of productPages(stale))
      if (!this.soldProducts.has(path)) this.soldProducts.set(path, until);
    for (const path of this.steps.pages(stale))
      if (!this.soldProducts.has(path) && !this.soldLists.has(path)) this.soldLists.set(path, until);
    for (const path of productPages(expired ?? [])) this.edited.set(path, until);
    for (const path of this.steps.pages(expired)) this.edited.set(path, until);
    if (this.stale.size === 0) this.staleUntil = until;
    for (const tag of stale) this.stale.add(tag);
    if (!this.isRendering) void this.render();
  }

  /**
   * One page after the other, beside those of visitors. Pages of what was sold come first, and each is purged only once it
   * is rendered: until then the proxies show it as it was, and nobody waits. The tags are for pages that are not held.
   * However many sales follow each other, lists are not kept waiting for long.
   */
  private async render(): Promise<void> {
    this.isRendering = true;
    for (;;) {
      if (this.stale.size > 0 && (this.soldProducts.size === 0 || this.staleUntil < now())) {
        this.purgeTwice([...this.stale]);
        this.stale.clear();
      }
      const [listUntil = Number.POSITIVE_INFINITY] = this.soldLists.values();
      const first = listUntil - now() < RENDER_MS / 2 ? [this.soldLists] : [];
      const from = [...first, this.soldProducts, this.soldLists, this.edited].find(({ size }) => size > 0);
      const [path, until] = from?.entries().next().value ?? [];
      if (!from || path === undefined || until === undefined) break;
      from.delete(path);
      if (from !== this.edited) this.edited.delete(path);
      const left = from === this.edited ? until - now() : Math.max(until - now(), LEAST_MS);
      if (left > 0) await this.steps.render(path, left).catch((error: unknown) => this.steps.onError(error));
      if (from !== this.edited) this.steps.purge([path]);
    }
    this.isRendering = false;
  }

  private purgeTwice(tags: readonly CacheTag[]): void {
    this.steps.purge(tags);
    setTimeout(() => this.steps.purge(tags), ARRIVED_MS);
  }
}
