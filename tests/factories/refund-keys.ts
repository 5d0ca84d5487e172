import type { Runner, Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";
import { openRefund, type ProductOrder } from "./orders.ts";

export type GivenKey = { is_wanted: boolean; given_at: string | null; text: string };

type Key = {
  kind?: string;
  number?: string;
  holder?: string;
  document?: string;
  bank?: string;
  account?: string;
};

/** A refund of 1 peso that the provider refuses for good: 'parte' of a part, 'plazo' of everything. */
export async function blockRefund(
  runner: Runner,
  staff: Who,
  order: Pick<ProductOrder, "order_id">,
  why: string,
  left = 50_000,
): Promise<void> {
  const { id } = await openRefund(runner, staff, order, { amount: 1, left });
  await runner.as(
    "service_role",
    (sql) => sql`select public.finish_refund(${id}, 'El proveedor no puede', ${why})`,
  );
}

export const askKey = (runner: Runner, staff: Who, { order_id }: Pick<ProductOrder, "order_id">) =>
  answerAs<boolean>(runner, staff)`select public.ask_refund_key(${order_id})`;

/** Gives a key like the order's page, by default a Nequi. */
export function giveKey(runner: Runner, who: Who, token: string, key: Key = {}): Promise<GivenKey> {
  const { kind = "nequi", number = "300 123 45 67", holder = "Ana Ríos", document = "1020304050" } = key;
  return answerAs<GivenKey>(runner, who)`
    select public.give_refund_key(null, ${token}, ${kind}, ${number}, ${holder}, ${document}, ${key.bank ?? ""}, ${key.account ?? ""})`;
}
