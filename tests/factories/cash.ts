import { randomUUID } from "node:crypto";
import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";

/** A drawer of its own, so that tests do not share sessions. */
export async function addDrawer(db: TestDatabase, name = `Caja ${randomUUID().slice(0, 8)}`) {
  const [row] = await db.sql<
    { id: string }[]
  >`insert into public.cash_drawers (name) values (${name}) returning id`;
  return row!.id;
}

export const openSession = (db: Runner, who: Who, drawer: string, float = 100_000) =>
  answerAs<string>(db, who)`select public.open_session(${drawer}, ${float})`;

type Moved = { kind: "entrada" | "salida"; amount: number; reason?: string; request?: string };

export const moveCash = (db: Runner, who: Who, session: string, { kind, amount, ...more }: Moved) =>
  queryAs(db, who)`
    select public.cash_move(${session}, ${kind}, ${amount}, ${more.reason ?? "Domicilio"}, ${more.request ?? randomUUID()})`;

export type Close = { number: string | null; difference: number };

export const closeSession = (
  db: Runner,
  who: Who,
  session: string,
  counted: number,
  explanation = "",
  difference: number | null = null,
) =>
  answerAs<Close>(
    db,
    who,
  )`select public.close_session(${session}, ${counted}, ${explanation}, ${difference})`;

/** What a session should have, which no function says while it is open. */
export async function expectedCash({ sql }: TestDatabase, session: string): Promise<number> {
  const [row] = await sql<{ due: number }[]>`
    select private.expected_cash(s) as due from public.cash_sessions s where s.id = ${session}`;
  return row!.due;
}

export type Sheet = {
  number: string | null;
  counted: number | null;
  expected: number | null;
  explanation: string;
  counts: { counted: number }[];
  ways: {
    method: string;
    sales: number;
    refunds: number;
    deposits: number;
    moved_in: number;
    moved_out: number;
    total: number;
  }[];
  people: { name: string; received: number; returned: number }[];
  moves_total: number;
  moves: { kind: string; method: string; amount: number | null; reason: string; order_id: string | null }[];
};

export const sheetOf = (db: Runner, who: Who, session: string) =>
  answerAs<Sheet>(db, who)`select public.cash_sheet(${session})`;

export type Day = {
  hides_cash: boolean;
  rows: { person: string | null; method: string; received: number; returned: number }[];
  provider: {
    gross: number;
    fee: number;
    net: number;
    unreported: number;
    releases: { day: string; net: number }[];
  };
  outside_total: number;
  outside: { amount: number; order_id: string | null }[];
};

/** The money from a day to today. */
export const cashDay = (db: Runner, who: Who, from = "2026-01-01") =>
  answerAs<Day>(
    db,
    who,
  )`select public.cash_day(greatest(${from}::date, private.co_date() - 366), private.co_date())`;
