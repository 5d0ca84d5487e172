/** Nobody reads and fills in the form faster; programs do. A browser that fills it in for a person waits this long. */
export const FASTEST_MS = 2500;
