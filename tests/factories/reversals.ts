import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { addPaidOrder, type ProductOrder } from "./orders.ts";
import { addPerson } from "./people.ts";

export type Reversal = {
  id: string;
  number: string;
  amount: number;
  state: string;
  deadline: string;
  respond_by: string;
  answer: string;
};

export type ReversalRequest = {
  order?: string | null;
  token?: string | null;
  cause?: string | null;
  amount?: number | null;
  learnedOn?: string | null;
  reason?: string;
  issuerTold?: boolean;
};

/** Requests a reversal like the API; by default for a defect found today. */
export async function requestReversal(runner: Runner, who: Who, ask: ReversalRequest): Promise<Reversal> {
  const { order = null, token = null, cause = "defectuoso", amount = 50_000, learnedOn = null } = ask;
  const { reason = "No enciende desde el primer día", issuerTold = false } = ask;
  return answerAs<Reversal>(runner, who)`
      select public.request_reversal(${order}, ${token}, ${cause}, ${amount},
        coalesce(${learnedOn}::text::date, (now() at time zone 'America/Bogota')::date), ${reason}, ${issuerTold})`;
}

export async function decideReversal(
  runner: Runner,
  who: Who,
  id: string,
  accept: boolean | null,
  answer = "",
) {
  await runner.as(who, (sql) => sql`select public.decide_reversal(${id}, ${accept}, ${answer})`);
}

/** An order paid by card, of a person with an account. */
export async function addCardOrder(
  db: TestDatabase,
  quantity = 1,
): Promise<ProductOrder & { owner: string }> {
  const order = await addPaidOrder(db, quantity);
  const owner = await addPerson(db);
  await db.sql`update public.orders set user_id = ${owner} where id = ${order.order_id}`;
  return { ...order, owner };
}

export async function reversalOf(db: TestDatabase, { order_id }: Pick<ProductOrder, "order_id">) {
  const [row] = await db.sql<{ state: string; answer: string }[]>`
    select state, answer from public.reversiones where order_id = ${order_id} order by requested_at desc limit 1`;
  return row;
}
