import type { CacheTag } from "./cache";
import { type Change, tagsOfChanges } from "./changes";

/** Changes within this time are one: an import or a busy hour are many statements. */
const TOGETHER_MS = 50;
/** A page that was on its way to the proxy before the refresh may arrive there after the purge. */
const PURGE_AGAIN_MS = 1000;
const RETRY_MS = 1000;
const MOST = 100;

export type RefreshSteps = {
  /** Revalidates this instance's pages. */
  revalidate(what: { changes: Change[] } | { everything: true }): Promise<void>;
  /** Renders pages that are stale, so that nobody is shown the old ones. */
  render(tags: readonly CacheTag[]): Promise<void>;
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
      this.changes = [...changes, ...this.changes];
      this.isEverything ||= isEverything;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    this.isRunning = false;
    if (this.isEverything || this.changes.length > 0) this.soon();
  }

  private async refreshAll(): Promise<void> {
    await this.steps.revalidate({ everything: true });
    await this.purgeTwice(null);
  }

  private async refresh(changes: Change[]): Promise<void> {
    const { expired, stale } = tagsOfChanges(changes);
    await this.steps.revalidate({ changes });
    if (expired.length > 0) await this.purgeTwice(expired);
    if (stale.length > 0) {
      await this.steps.render(stale);
      await this.purgeTwice(stale);
    }
  }

  private async purgeTwice(tags: readonly CacheTag[] | null): Promise<void> {
    await this.steps.purge(tags);
    setTimeout(() => void this.steps.purge(tags), PURGE_AGAIN_MS);
  }
}
