import "server-only";

export type Attributes = Record<string, string | number | boolean>;

/** What a running exporter offers; lib/telemetry/start.ts installs it. */
export type Telemetry = {
  inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  setGauge(name: string, value: number, attributes: Attributes): void;
};

const KEY = Symbol.for("aventura-gamer.telemetry");
// On the global object: the framework bundles this file several times.
const shared = globalThis as { [KEY]?: Telemetry };

export function installTelemetry(telemetry: Telemetry | undefined): void {
  shared[KEY] = telemetry;
}

/**
 * Runs `work` within a span of the current trace; without an exporter, only runs it. The span of a Response has its
 * status. Attributes never contain personal data.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return shared[KEY] ? shared[KEY].inSpan(name, attributes, work) : work();
}

/** Sets a gauge, which is exported until it is two minutes old: another instance may have measured since. */
export function setGauge(name: string, value: number, attributes: Attributes = {}): void {
  shared[KEY]?.setGauge(name, value, attributes);
}
