import { z } from "zod";
import { row } from "@/lib/supabase/rows";

const text = z.string();
const maybe = text.nullable();

/** What cash_drawers_now() returns: every drawer, with its open session. */
export const drawersNow = z.array(
  row({
    id: text,
    name: text,
    is_active: z.boolean(),
    session: row({
      id: text,
      opened_by: maybe,
      is_own: z.boolean(),
      opened_at: text,
      opening_float: z.number(),
    }).nullable(),
  }),
);
export type Drawer = z.output<typeof drawersNow>[number];

/** An open session with its drawer. */
export type OpenSession = NonNullable<Drawer["session"]> & { drawerId: string; drawer: string };

/** What closed_sessions() returns, newest first. */
export const closedSessions = row({
  total: z.number(),
  items: z.array(
    row({
      id: text,
      drawer: text,
      number: text,
      opened_at: text,
      opened_by: maybe,
      closed_at: text,
      closed_by: maybe,
      counted: z.number(),
      expected: z.number(),
    }),
  ),
});
export type ClosedSession = z.output<typeof closedSessions>["items"][number];

export const MOVE_KINDS = [
  "pago",
  "anulacion",
  "reembolso",
  "contracargo",
  "contracargo_ganado",
  "anticipo",
  "anticipo_devuelto",
  "entrada",
  "salida",
] as const;

const cashMove = row({
  id: z.number(),
  at: text,
  kind: z.enum(MOVE_KINDS),
  method: text,
  /** Null of cash in an open session. What came in is positive. */
  amount: z.number().nullable(),
  reference: text,
  reason: text,
  person: maybe,
  order_id: maybe,
  orden_id: maybe,
  ticket_id: maybe,
  /** Number of the ticket. */
  ticket: maybe,
});
export type CashMove = z.output<typeof cashMove>;

/** What cash_sheet() returns. Sums of an open session are without its cash. */
export const cashSheet = row({
  id: text,
  drawer: text,
  number: maybe,
  opening_float: z.number(),
  opened_at: text,
  opened_by: maybe,
  closed_at: maybe,
  closed_by: maybe,
  counted: z.number().nullable(),
  expected: z.number().nullable(),
  explanation: text,
  /** Every count that was given. */
  counts: z.array(row({ counted: z.number(), by: maybe, at: text })),
  ways: z.array(
    row({
      method: text,
      sales: z.number(),
      refunds: z.number(),
      deposits: z.number(),
      moved_in: z.number(),
      moved_out: z.number(),
      total: z.number(),
    }),
  ),
  people: z.array(row({ name: maybe, received: z.number(), returned: z.number() })),
  moves_total: z.number(),
  moves: z.array(cashMove),
});
export type CashSheet = z.output<typeof cashSheet>;

/** What cash_day() returns: the money of a period. */
export const cashDay = row({
  /** Cash in open sessions is left out. */
  hides_cash: z.boolean(),
  /** Person is null for the provider's money. */
  rows: z.array(row({ person: maybe, method: text, received: z.number(), returned: z.number() })),
  provider: row({
    gross: z.number(),
    fee: z.number(),
    net: z.number(),
    /** Payments whose net the provider has not reported. */
    unreported: z.number(),
    /** "2026-11-20" and the net that is free from then on. */
    releases: z.array(row({ day: text, net: z.number() })),
  }),
  outside_total: z.number(),
  outside: z.array(cashMove),
});
export type CashDay = z.output<typeof cashDay>;

/** What close_session() returns: without a number it stays open until the difference is explained. */
export const closing = row({ number: maybe, difference: z.number() });
export type Closing = z.output<typeof closing>;
