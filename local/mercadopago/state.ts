import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Settings, State } from "./types.ts";

export const DEFAULT_SETTINGS: Settings = {
  delivery: "send",
  webhook_delay_ms: 500,
  webhook_timeout_ms: 22_000,
  retry_delays_ms: [2_000, 5_000, 15_000, 30_000, 60_000],
  signature_timestamp: "seconds",
  script_outage: false,
  banks: "normal",
  partial_bank_refunds: false,
};

const IDEMPOTENCY_KEPT_MS = 30 * 86_400_000;
const DELIVERIES_KEPT = 2_000;

/** State of the sandbox, persisted in one JSON file. */
export class Store {
  state: State;
  private readonly file: string | undefined;
  private dirty = false;

  constructor(file: string | undefined, now: number) {
    this.file = file;
    this.state = (file && load(file)) || emptyState();
    this.prune(now);
  }

  /** Marks the state as changed; it is written before the next response. */
  touch(): void {
    this.dirty = true;
  }

  flush(): void {
    if (!this.dirty) return;
    this.dirty = false;
    if (!this.file) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const temporary = `${this.file}.tmp`;
    writeFileSync(temporary, JSON.stringify(this.state));
    renameSync(temporary, this.file);
  }

  /** Ids grow with time, so that they stay unique after the data folder was deleted. */
  nextId(now: number): number {
    this.state.last_id = Math.max(this.state.last_id + 1, Math.floor(now / 100));
    this.touch();
    return this.state.last_id;
  }

  reset(): void {
    this.state = { ...emptyState(), last_id: this.state.last_id, settings: this.state.settings };
    this.touch();
  }

  private prune(now: number): void {
    const { idempotency, tokens, deliveries } = this.state;
    for (const [key, answer] of Object.entries(idempotency)) {
      if (now - answer.created_at > IDEMPOTENCY_KEPT_MS) delete idempotency[key];
    }
    for (const [id, token] of Object.entries(tokens)) {
      if (Date.parse(token.date_due) < now) delete tokens[id];
    }
    if (deliveries.length > DELIVERIES_KEPT) this.state.deliveries = deliveries.slice(-DELIVERIES_KEPT);
  }
}

function emptyState(): State {
  return {
    version: 1,
    last_id: 0,
    tokens: {},
    payments: {},
    idempotency: {},
    deliveries: [],
    settings: { ...DEFAULT_SETTINGS },
    failures: [],
  };
}

function load(file: string): State | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  try {
    const state = JSON.parse(text) as State;
    // Settings that are newer than the file have their default.
    if (state.version === 1) return { ...state, settings: { ...DEFAULT_SETTINGS, ...state.settings } };
  } catch (cause) {
    throw new Error(`The payment sandbox cannot read ${file}: it is not valid JSON`, { cause });
  }
  throw new Error(`The payment sandbox does not know the format of ${file}`);
}
