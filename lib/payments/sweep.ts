import "server-only";
import { log } from "@/lib/core/log";
import { record } from "./mutations";
import type { Run } from "./run";
import type { PaymentSnapshot } from "./types";

const DAY_MS = 86_400_000;
/** How far back a sweep looks: more than a day, so that no lost notification is missed. */
const SWEEP_WINDOW_MS = 3 * DAY_MS;
const PAGE = 50;

type Look = { from: string; to: string; offset: number };

/** Progress of the daily sweep over all changed payments. */
export type SweepState = {
  /** Changes before this time are processed. */
  seenTo?: string;
  /** The sweep in progress, when it did not finish in one run. */
  now?: Look;
};

/**
 * Once a day, records all recently changed payments, so that a refund or chargeback is found even if its notification was
 * lost. Continues in the next run when time runs out. Mutates `state`; returns the number of processed payments.
 */
export async function sweepChanged(state: SweepState, run: Run): Promise<number> {
  const begin = Date.now();
  if (!state.now) {
    if (state.seenTo && Date.parse(state.seenTo) > begin - DAY_MS) return 0;
    // After a longer outage of the scheduler, everything since the last sweep.
    const from = Math.min(begin - SWEEP_WINDOW_MS, state.seenTo ? Date.parse(state.seenTo) : begin);
    state.now = { from: iso(from), to: iso(begin), offset: 0 };
  }
  let count = 0;
  while (run.goesOn()) {
    const { from, to, offset }: Look = state.now;
    const page = await run.provider.searchChanged({ from, to, offset, limit: PAGE });
    count += await recordAll(page.snapshots, run);
    if (offset + page.rows >= page.total) {
      state.seenTo = to;
      state.now = undefined;
      break;
    }
    // Continues by time, not by offset: a payment that changes meanwhile moves within the list.
    const last = page.snapshots.at(-1)?.updated_at;
    const next = last ? Math.floor(Date.parse(last)) : Number.NaN;
    state.now =
      next > Date.parse(from) ? { from: iso(next), to, offset: 0 } : { from, to, offset: offset + page.rows };
  }
  return count;
}

/** Records a page; a single failure is skipped, but a page where all fail is retried. */
async function recordAll(snapshots: PaymentSnapshot[], run: Run): Promise<number> {
  let failed = 0;
  for (const snapshot of snapshots)
    await record(snapshot, run.provider).catch((error: unknown) => {
      failed += 1;
      log("error", "sweep.not_recorded", { payment: snapshot.id, cause: error });
      if (failed === snapshots.length) throw error;
    });
  return snapshots.length - failed;
}

const iso = (ms: number) => new Date(ms).toISOString();
