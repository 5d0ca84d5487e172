import type { z } from "zod";
import type { operationsStatus, toldAlarm, watched } from "./rows";

export type Watched = z.output<typeof watched>;
export type Queues = Watched["queues"];
export type Job = Watched["jobs"][number];
export type OperationsStatus = z.output<typeof operationsStatus>;
export type ToldAlarm = z.output<typeof toldAlarm>;
export type Histogram = OperationsStatus["vitals"][number];

/** Space of the file system with the cache, in bytes. */
export type Disk = { used: number; size: number };
