import type { z } from "zod";
import type { spread, turnaroundReport } from "./rows";

/** Days of Colombia, both included. */
export type Period = { from: string; to: string };

export type Spread = z.output<typeof spread>;
export type TurnaroundReport = z.output<typeof turnaroundReport>;
