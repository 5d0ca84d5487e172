/**
 * Characters of a text over which work that grows with the square of its length outlasts the time that the runner gives a
 * test, some ten times over; work that grows with the length takes milliseconds.
 */
export const LONG_TEXT = 400_000;
