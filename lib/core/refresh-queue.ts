import type { CacheTag } from "./cache";
import { type Change, tagsOfChanges } from "./changes";

/** Changes within this time are one: an import or a busy hour are many statements. */
const TOGETHER_MS = 50;
/**
 * A page that was on its way to the proxy before the refresh has arrived there after this time: one that takes longer is
 * not for the proxy to keep (cache-headers.ts).
 */
export const ARRIVED_MS = 1000;
const RETRY_MS = 1000;
/** Changes that /api/revalidate takes at a time; more are refreshed as everything. */
const MOST = 100;

export type RefreshSteps = {
  /** Revalidates this instance's pages. */
  revalidate(what: { changes: Change[] } | { everything: true }): Promise<void>;
  /** Renders pages anew, so that nobody is shown the old ones or waits; null: all that are held. */
  render(tags: readonly CacheTag[] | null): Promise<void>;
  /** Takes pages out of the proxy cache; null: all. Never fails. */
  purge(tags: readonly CacheTag[] | null): Promise<void>;
  onError(error: unknown): void;
};

/** Refreshes pages for changes, together and one lot after the other, so that a burst costs no more than a change. */
export class RefreshQueue {
  private readonly steps: RefreshSteps;
  private changes: Change[] = [];
  private isEverything = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = false;
  private isRendering = false;
  private untilRevalidated: (() => void)[] = [];
  private waiting = { isAll: false, tags: new Set<CacheTag>(), stale: new Set<CacheTag>() };

  constructor(steps: RefreshSteps) {
    this.steps = steps;
  }

  add(change: Change): void {
    if (this.changes.length >= MOST) this.everything();
    else if (!this.isEverything) this.changes.push(change);
    this.soon();
  }

  everything(): void {
    this.isEverything = true;
    this.changes = [];
    this.soon();
  }

  /** Resolves once all that was added is revalidated; pages may still be rendered. */
  async revalidated(): Promise<void> {
    if (this.timer || this.isRunning) await new Promise<void>((done) => this.untilRevalidated.push(done));
  }

  private soon(): void {
    if (!this.isRunning) this.timer ??= setTimeout(() => void this.run(), TOGETHER_MS);
  }

  private async run(): Promise<void> {
    this.timer = undefined;
    this.isRunning = true;
    const { changes, isEverything } = this;
    this.changes = [];
    this.isEverything = false;
    try {
      await (isEverything ? this.refreshAll() : this.refresh(changes));
    } catch (error) {
      this.steps.onError(error);
      this.isEverything ||= isEverything || changes.length + this.changes.length > MOST;
      this.changes = this.isEverything ? [] : [...changes, ...this.changes];
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    this.isRunning = false;
    if (this.isEverything || this.changes.length > 0) this.soon();
    else for (const done of this.untilRevalidated.splice(0)) done();
  }

  private async refreshAll(): Promise<void> {
    await this.steps.revalidate({ everything: true });
    // One purge, once old pages have arrived: a second one would empty the proxy for all instances again. Not a soft one:
    // a page that nobody asks for would be shown old hours later. Needed at each start, which sends pages of the build.
    setTimeout(() => void this.steps.purge(null), ARRIVED_MS);
    this.renderSoon(null, []);
  }

  private async refresh(changes: Change[]): Promise<void> {
    const { expired, stale } = tagsOfChanges(changes);
    await this.steps.revalidate({ changes });
    if (expired.length > 0) await this.purgeTwice(expired);
    this.renderSoon([...expired, ...stale], stale);
  }

  /** Rendering takes longer than changes are apart: it does not delay the next one's refresh. */
  private renderSoon(tags: readonly CacheTag[] | null, stale: readonly CacheTag[]): void {
    const { waiting } = this;
    if (tags === null) waiting.isAll = true;
    for (const tag of tags ?? []) waiting.tags.add(tag);
    for (const tag of stale) waiting.stale.add(tag);
    if (!this.isRendering) void this.render();
  }

  private async render(): Promise<void> {
    this.isRendering = true;
    const { isAll, tags, stale } = this.waiting;
    this.waiting = { isAll: false, tags: new Set(), stale: new Set() };
    try {
      await this.steps.render(isAll ? null : [...tags]);
      if (stale.size > 0) await this.purgeTwice([...stale]);
    } catch (error) {
      this.steps.onError(error);
    }
    this.isRendering = false;
    if (this.waiting.isAll || this.waiting.tags.size > 0) void this.render();
  }

  private async purgeTwice(tags: readonly CacheTag[]): Promise<void> {
    await this.steps.purge(tags);
    setTimeout(() => void this.steps.purge(tags), ARRIVED_MS);
  }
}
