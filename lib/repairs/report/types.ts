import type { DeviceKind, RepairState } from "../types";

/** Days of Colombia, both included. */
export type Period = { from: string; to: string };

/** How many, and how long: hours with one decimal, null when there is none. */
export type Spread = { n: number; median: number | null; p90: number | null };

/** What the workshop did in a period, in opening hours. */
export type TurnaroundReport = {
  states: (Spread & { estado: RepairState })[];
  /** Whole jobs; without a technician, both are null. */
  technicians: (Spread & { id: string | null; name: string | null })[];
  devices: (Spread & { kind: DeviceKind | null })[];
  all: Spread;
  promises: {
    diagnosed: number;
    diagnosed_in_time: number;
    repaired: number;
    repaired_in_time: number;
  };
  delivered: number;
  repeats: { total: number; newest: { id: string; before: string }[] };
  revenue: { quotes: number; approved: number; paid: number };
};
