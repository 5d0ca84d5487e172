import { Failure } from "@/lib/core/result";
import { payOrder } from "@/lib/payments/mutations";
import { cardFormSchema } from "@/lib/payments/schema";
import type { Placed } from "../../factories/orders.ts";
import type { Stage } from "./site-with-payments.ts";

/** What a test does with an order at the till; the stage is opened later, hence the function. */
export function till(stage: () => Stage) {
  /** Pays with a fresh card whose holder's name decides the result. */
  const pay = async (order: Placed, name: string, changed: Record<string, unknown> = {}) =>
    payOrder(order.token, cardFormSchema.parse(await stage().card(name, changed)), { ip: "190.0.0.1" });

  const payAndFail = async (order: Placed, name: string, changed = {}): Promise<Failure> => {
    const error = await pay(order, name, changed).catch((caught: unknown) => caught);
    if (error instanceof Failure) return error;
    throw new Error("It went through", { cause: error });
  };

  /** Makes an order's payments older. */
  const age = (order: Placed, minutes: number) =>
    stage().db.sql.begin(async (sql) => {
      await sql`alter table public.payments disable trigger payments_updated_at`;
      await sql`update public.payments set created_at = created_at - make_interval(mins => ${minutes}),
        updated_at = updated_at - make_interval(mins => ${minutes}) where order_id = ${order.order_id}`;
      await sql`alter table public.payments enable trigger payments_updated_at`;
    });

  const attempts = async (order: Placed) => {
    const rows = await stage().db
      .sql`select status from public.payments where order_id = ${order.order_id} order by attempt`;
    return rows.map(({ status }) => status as string);
  };

  return { pay, payAndFail, age, attempts };
}
