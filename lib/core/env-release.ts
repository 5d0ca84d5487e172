/** Identifier of the running release: the framework's deployment id. */
export const RELEASE = process.env.NEXT_DEPLOYMENT_ID || "local";

/** Response header that names the release that answered. */
export const RELEASE_HEADER = "x-release";
