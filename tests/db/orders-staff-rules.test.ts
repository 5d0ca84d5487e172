import { describe, expect, test } from "vitest";
import { canCorrect, type MovableOrder, orderMoves } from "../../lib/orders/staff/moves.ts";
import { addCashOrder } from "../factories/orders.ts";
import { testDatabase } from "../support/database.ts";
import { rolledBack } from "../support/refusal.ts";

const db = await testDatabase();

const STATUSES = ["placed", "confirmed", "fulfilled", "cancelled", "expired"] as const;
const PAYMENTS = [
  ...(["unpaid", "pending", "paid", "rejected"] as const),
  ...(["partially_refunded", "refunded", "charged_back"] as const),
];
const SHIPPING = [
  ...(["pending", "processing", "shipped", "in_transit"] as const),
  ...(["out_for_delivery", "delivered", "cancelled"] as const),
];

describe("the rules", () => {
  test("are the same for the buttons and for the database, in every state", async () => {
    const wrong: unknown[] = [];
    await rolledBack(db, async (sql) => {
      const id = (await addCashOrder(db)).order_id;
      await sql`alter table public.orders disable trigger user`;
      await sql`alter table public.order_items disable trigger user`;
      for (const paymentMethod of ["card", "contra_entrega"] as const)
        for (const goods of [["product"], ["code"], ["product", "code"], []])
          for (const hasServices of [true, false])
            for (const isPaymentInFlight of [true, false]) {
              await sql`delete from public.order_items where order_id = ${id}`;
              await sql`insert into public.order_items (order_id, item_type, item_id, name, slug, is_code, unit_price, quantity)
                select ${id}, (case t when 'code' then 'product' else t end)::public.item_type, gen_random_uuid(), t, t, t = 'code', 1, 1
                from unnest(${["course", ...goods, ...(hasServices ? ["service"] : [])]}::text[]) t`;
              await sql`delete from public.payments where order_id = ${id}`;
              if (isPaymentInFlight)
                await sql`insert into public.payments (order_id, attempt, idempotency_key, amount) values (${id}, 1, ${id}, 1)`;
              await sql`update public.orders set payment_method = ${paymentMethod} where id = ${id}`;
              const rows = await sql<
                {
                  s: MovableOrder["status"];
                  p: MovableOrder["paymentStatus"];
                  h: MovableOrder["shippingStatus"];
                  moves: string[];
                  correctable: boolean;
                }[]
              >`select s, p, h, private.order_moves(jsonb_populate_record(o, jsonb_build_object('status', s, 'payment_status', p, 'shipping_status', h))) as moves,
                  private.is_correctable(jsonb_populate_record(o, jsonb_build_object('status', s, 'shipping_status', h))) as correctable
                from public.orders o, unnest(${[...STATUSES]}::text[]) s, unnest(${[...PAYMENTS]}::text[]) p, unnest(${[...SHIPPING]}::text[]) h
                where o.id = ${id}`;
              expect(rows).toHaveLength(STATUSES.length * PAYMENTS.length * SHIPPING.length);
              for (const { s, p, h, moves, correctable } of rows) {
                const state = {
                  status: s,
                  paymentStatus: p,
                  shippingStatus: h,
                  paymentMethod,
                  hasGoods: goods.length > 0,
                  hasParcel: goods.includes("product"),
                  hasServices,
                  isPaymentInFlight,
                  isRefunding: false,
                };
                const allowed = orderMoves(state);
                const items = [{ type: "course" as const }] as Parameters<typeof canCorrect>[0]["items"];
                if (canCorrect({ ...state, items }) !== correctable) wrong.push({ ...state, correctable });
                if (allowed.toSorted().join() !== moves.toSorted().join())
                  wrong.push({ ...state, allowed, moves });
              }
            }
    });
    expect(wrong).toEqual([]);
  });
});
