/** Runs once, when the server starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the framework's own word; what stands outside it is built for other runtimes too.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const [{ noteVisitors }, { answerFaults }, { env, isDevelopment }] = await Promise.all([
      import("./lib/core/note-visitors"),
      import("./lib/core/answer-faults"),
      import("./lib/core/env"),
    ]);
    noteVisitors(env().TRUSTED_HOPS);
    // While developing, the framework shows what failed, and builds pages while somebody waits.
    if (!isDevelopment) answerFaults();
  }
}
