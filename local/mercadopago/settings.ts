import type { Json } from "./body.ts";
import { ApiError } from "./errors.ts";
import type { Settings } from "./types.ts";

const MAX_DELAY_MS = 3_600_000;

const isDelay = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_DELAY_MS;

const CHECKS: { [K in keyof Settings]: (value: unknown) => boolean } = {
  delivery: (value) => value === "send" || value === "hold" || value === "lose",
  webhook_delay_ms: isDelay,
  webhook_timeout_ms: (value) => isDelay(value) && value > 0,
  retry_delays_ms: (value) => Array.isArray(value) && value.length <= 20 && value.every(isDelay),
  signature_timestamp: (value) => value === "seconds" || value === "milliseconds",
  script_outage: (value) => typeof value === "boolean",
  banks: (value) => value === "normal" || value === "empty" || value === "down",
  partial_bank_refunds: (value) => typeof value === "boolean",
};

/** Updates the given settings; rejects all when a name or value is invalid. */
export function applySettings(settings: Settings, changes: Json): void {
  for (const [name, value] of Object.entries(changes)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof Settings] : undefined;
    if (!check?.(value)) throw new ApiError(400, null, `Invalid setting: ${name}`);
  }
  Object.assign(settings, changes);
}
