import type { HeardChange } from "./change-schema";
import type { Change } from "./changes";

/** Half as much again at most, so that instances do not ask together. */
const EVERY_MS = 20_000;
/** Hosted Realtime confirms a subscription before it reads what is broadcast. */
const SUBSCRIBED_MS = 5000;
const RETRY_MS = 2000;
/** Ids that are remembered: more than the database tells at a time. */
const MOST_IDS = 5000;

type Asking = {
  /** Changes since then, among them such as were heard; null: too much to tell. */
  ask(since: Date): Promise<HeardChange[] | null>;
  /** Each change once, whether it was broadcast or is told by the database. */
  onChange(change: Change): void;
  /** Too much was missed. */
  onEverything(): void;
  /** The database has told what was missed. */
  onAnswer(): void;
  /** Told once until an answer comes. */
  onError(cause: unknown): void;
};

/**
 * Hears what is broadcast, and asks the database what was not heard: at once, at each connection, and at intervals, since
 * Realtime drops broadcasts of the database while there are too many messages.
 */
export class MissedChanges {
  private readonly asking: Asking;
  private since: Date;
  private readonly ids = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private hasFailed = false;

  /** Everything of before `since` is known. */
  constructor(since: Date, asking: Asking) {
    this.since = since;
    this.asking = asking;
    void this.ask(EVERY_MS);
  }

  hear({ id, ...change }: HeardChange): void {
    if (id !== undefined && this.ids.has(id)) return;
    if (id !== undefined) this.ids.add(id);
    for (const oldest of this.ids) {
      if (this.ids.size <= MOST_IDS) break;
      this.ids.delete(oldest);
    }
    this.asking.onChange(change);
  }

  /** To be called at each connection. */
  connected(): void {
    void this.ask(SUBSCRIBED_MS);
  }

  private askAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(EVERY_MS), ms * (1 + Math.random() / 2));
  }

  private async ask(nextMs: number): Promise<void> {
    clearTimeout(this.timer);
    this.asked += 1;
    const mine = this.asked;
    const began = new Date();
    let isAnswered = false;
    try {
      const changes = await this.asking.ask(this.since);
      isAnswered = true;
      this.since = began;
      this.hasFailed = false;
      if (changes) for (const change of changes) this.hear(change);
      else this.asking.onEverything();
      this.asking.onAnswer();
    } catch (cause) {
      if (!this.hasFailed) this.asking.onError(cause);
      this.hasFailed = true;
    }
    // Another question may have been asked meanwhile, at a connection.
    if (mine === this.asked) this.askAfter(isAnswered ? nextMs : RETRY_MS);
  }
}
