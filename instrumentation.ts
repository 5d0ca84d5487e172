import type { Instrumentation } from "next";

/** Runs once at server start. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: set by the framework, which bundles the code outside of it for other runtimes too
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Small values in the framework's cache would otherwise each hold a whole slab of the shared pool.
    Buffer.poolSize = 0;
    const [{ startServer }, { env }] = await Promise.all([
      import("./lib/server/start"),
      import("./lib/core/env"),
    ]);
    startServer();
    if (env().OTEL_EXPORTER_OTLP_ENDPOINT) (await import("./lib/telemetry/start")).startTelemetry();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logRequestError } = await import("./lib/server/log-request-errors");
    logRequestError(error, request, context);
  }
};
