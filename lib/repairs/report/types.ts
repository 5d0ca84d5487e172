import type { z } from "zod";
import type { spread, turnaroundReport } from "./rows";

/** Colombian days, both inclusive. */
export type Period = { from: string; to: string };

export type Spread = z.output<typeof spread>;
export type TurnaroundReport = z.output<typeof turnaroundReport>;
