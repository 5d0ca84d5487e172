import type { Runner, TestDatabase, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { fiveBusinessDaysAgo } from "./business-days.ts";
import { cartLine, type PlacedOrder, placeOrder, setPayment } from "./orders.ts";
import { addPerson } from "./people.ts";
import { addProduct } from "./products.ts";

export type Order = Pick<PlacedOrder, "order_id" | "token">;
export type Withdrawal = {
  id: string;
  item_ids: string[];
  amount: number;
  deadline: string | null;
  state: string;
};
export type WithdrawalRequest = {
  order?: string | null;
  token?: string | null;
  items?: string[] | null;
  reason?: string;
};

/** Requests a withdrawal like the API. */
export async function requestWithdrawal(
  runner: Runner,
  who: Who,
  ask: WithdrawalRequest,
): Promise<Withdrawal> {
  const { order = null, token = null, items = null, reason = "" } = ask;
  return answerAs<Withdrawal>(runner, who)`
      select public.request_withdrawal(${order}, ${token}, ${items}::uuid[], ${reason})`;
}

export type OrderDetail = {
  is_own: boolean;
  token: string;
  items: { id: string; name: string }[];
  payments: { attempt: number }[];
  withdrawal: {
    refusal: string | null;
    lines: { item_id: string; deadline: string | null; refusal: string | null }[];
    requests: Withdrawal[];
  };
};

/** The result of order_detail for a user. */
export async function orderDetail(
  db: Runner,
  who: Who,
  { order = null, token = null }: WithdrawalRequest,
): Promise<OrderDetail | null> {
  return answerAs<OrderDetail | null>(db, who)`select public.order_detail(${order}, ${token})`;
}

export async function setDelivered(
  db: TestDatabase,
  { order_id }: Pick<Order, "order_id">,
  at: string,
): Promise<void> {
  await db.sql`update public.orders set shipping_status = 'delivered', status = 'confirmed', delivered_at = ${at}::timestamptz where id = ${order_id}`;
}

/** A paid order of two products by a person with an account. */
export async function addWithdrawableOrder(db: TestDatabase, deliveredAt?: string) {
  const owner = await addPerson(db);
  const products = [await addProduct(db, { name: "Control" }), await addProduct(db, { name: "Base" })];
  const order = await placeOrder(db, owner, { items: products.map((one) => cartLine(one)), total: 100_000 });
  await setPayment(db, order, "paid");
  if (deliveredAt) await setDelivered(db, order, deliveredAt);
  const lines = await db.sql<{ id: string }[]>`
    select id from public.order_items where order_id = ${order.order_id} order by name`;
  return { ...order, owner, base: lines[0]!.id, control: lines[1]!.id };
}

/** Noon in Colombia of the last delivery day whose term has ended, or of the first whose term is open. */
export async function deliveryDay(db: TestDatabase, which: "late" | "in time"): Promise<string> {
  const { late, ok } = await fiveBusinessDaysAgo(db);
  return `${which === "late" ? late : ok} 12:00:00-05`;
}
