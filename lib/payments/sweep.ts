import "server-only";
import { log } from "@/lib/core/log";
import { record } from "./mutations";
import type { Run } from "./run";
import type { PaymentSnapshot } from "./types";

const DAY_MS = 86_400_000;
/** How far back a look goes: further than any delivery of ours that was lost yesterday. */
const LOOKS_BACK_MS = 3 * DAY_MS;
const PAGE = 50;

type Look = { from: string; to: string; offset: number };

/** How far the daily look at everything that changed at the provider has come. */
export type SweepState = {
  /** What changed before this moment has been seen. */
  seenTo?: string;
  /** The look that is under way, when one run was too short for it. */
  now?: Look;
};

/**
 * Once a day, records every payment that changed lately, so that a refund or a chargeback is found though the provider's
 * notification of it was lost. Goes on in the next run where its time ended. Changes `state`; answers how many it went through.
 */
export async function sweepChanged(state: SweepState, run: Run): Promise<number> {
  const begin = Date.now();
  if (!state.now) {
    if (state.seenTo && Date.parse(state.seenTo) > begin - DAY_MS) return 0;
    // After a longer stop of the scheduler, everything since the last look.
    const from = Math.min(begin - LOOKS_BACK_MS, state.seenTo ? Date.parse(state.seenTo) : begin);
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
    // On from the last change seen, because one that changes meanwhile leaves its place in the list.
    const last = page.snapshots.at(-1)?.updated_at;
    const next = last ? Math.floor(Date.parse(last)) : Number.NaN;
    state.now =
      next > Date.parse(from) ? { from: iso(next), to, offset: 0 } : { from, to, offset: offset + page.rows };
  }
  return count;
}

/** Records a page; one that cannot be recorded stops no other, but a page of which none can is tried again. */
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
