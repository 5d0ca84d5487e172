/** Identifier of the running release: the framework's deployment id. */
export const RELEASE = process.env.NEXT_DEPLOYMENT_ID || "local";
