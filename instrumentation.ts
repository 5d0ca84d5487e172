/** Runs once, when the server starts. */
export async function register(): Promise<void> {
  const [{ noteVisitors }, { env }] = await Promise.all([
    import("./lib/core/note-visitors"),
    import("./lib/core/env"),
  ]);
  noteVisitors(env().TRUSTED_HOPS);
}
