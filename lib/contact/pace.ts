/** Minimum time between opening and sending the form; only bots are faster. For browser autofill, the client waits this long. */
export const FASTEST_MS = 2500;
