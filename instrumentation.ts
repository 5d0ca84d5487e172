import type { Instrumentation } from "next";

/** Runs once at server start. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: set by the framework, which bundles the code outside of it for other runtimes too
  if (process.env.NEXT_RUNTIME === "nodejs") {
    // Small values in the framework's cache would otherwise each hold a whole slab of the shared pool.
    Buffer.poolSize = 0;
    const { startServer } = await import("./lib/core/start-server");
    startServer();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { logRequestError } = await import("./lib/core/log-request-errors");
    logRequestError(error, request, context);
  }
};
