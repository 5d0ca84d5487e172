/** Runs once at server start. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: set by the framework, which bundles the code outside of it for other runtimes too
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const [{ recordClientAddresses }, { replaceFailedPages }, { env, isDevelopment }] = await Promise.all([
      import("./lib/core/record-client-address"),
      import("./lib/core/replace-failed-pages"),
      import("./lib/core/env"),
    ]);
    recordClientAddresses(env().TRUSTED_HOPS);
    // In development the framework's error overlay is needed, and pages compile slowly.
    if (!isDevelopment) replaceFailedPages();
  }
}
