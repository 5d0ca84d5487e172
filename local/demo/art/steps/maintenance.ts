import type { Diagram } from "../diagram-parts.ts";

/** Drawings of the steps that a hand makes, by their name. */
export const MAINTENANCE_STEPS = {} satisfies Record<string, () => Diagram>;
