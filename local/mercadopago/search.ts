import type { Context } from "./context.ts";
import { parseSearchDate } from "./dates.ts";
import { badRequest } from "./errors.ts";
import type { Payment } from "./types.ts";

const DATE_FIELDS = ["date_created", "date_last_updated", "date_approved", "money_release_date"] as const;
type DateField = (typeof DATE_FIELDS)[number];
const DEFAULT_LIMIT = 30;
const MAX_LIMIT = 1_000;

export interface SearchAnswer {
  paging: { total: number; limit: number; offset: number };
  results: Payment[];
}

/** GET /v1/payments/search. */
export function searchPayments(ctx: Context, query: Record<string, string>): SearchAnswer {
  const limit = readCount(query.limit, DEFAULT_LIMIT);
  const offset = readCount(query.offset, 0);
  if (limit > MAX_LIMIT) throw badRequest(1000, "Number of rows exceeded the limits");
  const inRange = buildRangeFilter(query, ctx.now());
  const found = Object.values(ctx.store.state.payments).filter(
    (payment) =>
      matches(query.external_reference, payment.external_reference) &&
      matches(query.status, payment.status) &&
      matches(query.id, String(payment.id)) &&
      matches(query["payer.email"], payment.payer.email) &&
      inRange(payment),
  );
  const sort = readField(query.sort, "sort");
  const direction = query.criteria === "asc" ? 1 : -1;
  found.sort((a, b) => direction * (time(a[sort]) - time(b[sort]) || a.id - b.id));
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit),
  };
}

const matches = (wanted: string | undefined, actual: string | null): boolean =>
  wanted === undefined || wanted === "" || wanted === actual;

const time = (date: string | null): number => (date === null ? 0 : Date.parse(date));

function buildRangeFilter(query: Record<string, string>, now: number): (payment: Payment) => boolean {
  const field = readField(query.range, "range");
  const from = readBound(query.begin_date, now) ?? Number.NEGATIVE_INFINITY;
  const to = readBound(query.end_date, now) ?? Number.POSITIVE_INFINITY;
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return () => true;
  return (payment) => {
    const date = payment[field];
    if (date === null) return false;
    const ms = Date.parse(date);
    return ms >= from && ms <= to;
  };
}

function readField(value: string | undefined, name: string): DateField {
  if (!value) return "date_created";
  const field = DATE_FIELDS.find((candidate) => candidate === value);
  if (!field) throw badRequest(1, `Params Error: unknown ${name} '${value}'`);
  return field;
}

function readBound(value: string | undefined, now: number): number | null {
  if (!value) return null;
  const ms = parseSearchDate(value, now);
  if (ms === null) throw badRequest(1, `Params Error: '${value}' is not a date`);
  return ms;
}

function readCount(value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw badRequest(1, "Params Error: limit and offset are counts");
  return count;
}
