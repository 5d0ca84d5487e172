/** Minimum time between opening and sending the form; only bots are faster. For browser autofill, the client waits this long. */
export const MIN_FILL_MS = 2500;
