/**
 * Length of a text at which quadratic work exceeds the runner's time limit for a test some ten times; linear work takes
 * milliseconds.
 */
export const LONG_TEXT = 400_000;
