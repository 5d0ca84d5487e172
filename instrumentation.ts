/** Runs once, when the server starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the framework's own word; what stands outside it is built for other runtimes too.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const [{ noteVisitors }, { env }] = await Promise.all([
      import("./lib/core/note-visitors"),
      import("./lib/core/env"),
    ]);
    noteVisitors(env().TRUSTED_HOPS);
  }
}
