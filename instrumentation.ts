/** Runs once at server start. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: set by the framework, which bundles the code outside of it for other runtimes too
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const [{ noteVisitors }, { answerFaults }, { env, isDevelopment }] = await Promise.all([
      import("./lib/core/note-visitors"),
      import("./lib/core/answer-faults"),
      import("./lib/core/env"),
    ]);
    noteVisitors(env().TRUSTED_HOPS);
    // In development the framework's error overlay is needed, and pages compile slowly.
    if (!isDevelopment) answerFaults();
  }
}
