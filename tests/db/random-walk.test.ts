import { describe, expect, test } from "vitest";
import { MACHINES } from "../../local/launch/state-machines.ts";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { IS_MAIN } from "../support/suites.ts";
import { broken } from "./invariants.ts";
import { startWalk } from "./random-walk.ts";

const db = await testDatabase();
const laura = await addPerson(db, "employee");

const STEPS = 80;
/** Steps that are more frequent than the rest. */
const OFTEN = [
  "place",
  "place",
  "pay",
  "pay",
  "pay",
  "paymentUpdate",
  "paymentUpdate",
  "move",
  "move",
  "move",
  "refund",
  "learn",
];

async function delivered(): Promise<string[]> {
  const rows = await db.sql<
    { id: string }[]
  >`select id from public.orders where shipping_status = 'delivered'`;
  return rows.map(({ id }) => id);
}

describe("random sequences of events in the shop", () => {
  test.each(Array.from({ length: IS_MAIN ? 3 : 8 }, (_, seed) => seed + 1))(
    "sequence %i: money, stock, points, courses and what was delivered agree after each step",
    async (seed) => {
      const { steps, charges, sendAll, roll, lastMove } = await startWalk(db, laura, seed);
      const choices = [...Object.keys(steps), ...OFTEN];
      const done: string[] = [];
      let arrived = await delivered();
      for (let n = 0; n < STEPS; n += 1) {
        const name = choices[roll(choices.length)]!;
        await db.sql`delete from public.rate_limits`;
        await steps[name]!().then(
          () => done.push(name),
          (error: { hint?: string }) => {
            // Only expected refusals: any other error is a defect.
            if (!error.hint) throw new Error(`${name} after ${done.join(", ")}`, { cause: error });
          },
        );
        expect(`${done.join(", ")}: ${await broken(db)}`).toBe(`${done.join(", ")}: `);
        const now = await delivered();
        if (name !== "return" && !(name === "move" && lastMove() === "back"))
          expect(`${name}: ${arrived.filter((id) => !now.includes(id))}`).toBe(`${name}: `);
        arrived = now;
      }

      // In the end the shop receives all notifications and refunds what it owes: all money pays an order, or is refunded.
      await sendAll();
      await steps["give back"]!();
      await sendAll();
      expect(await broken(db)).toEqual([]);
      const kept = charges.filter(
        ({ status, detail, refunded, order }) =>
          (status === "approved" || (status === "charged_back" && detail === "reimbursed")) &&
          refunded < order.total,
      );
      for (const { id, order, refunded } of kept) {
        const [row] = await db.sql`
          select p.refunded_amount as back, o.payment_status as paid, o.total_price as total
          from public.payments p join public.orders o on o.paid_by = p.id where p.provider_payment_id = ${id}`;
        const paid = refunded > 0 ? "partially_refunded" : "paid";
        expect({ id, ...row }).toEqual({ id, back: refunded, paid, total: order.total });
      }
      expect(done.length).toBeGreaterThan(STEPS / 3);
    },
    120_000,
  );
});

test("the diagrams of docs/DATABASE.md have every transition that these orders made", async () => {
  const made = await db.sql<{ type: string; before: string; after: string }[]>`
    select distinct a.atttypid::regtype::text as type, c.value ->> 0 as before, c.value ->> 1 as after
    from public.order_events e, jsonb_each(e.changes) c
    join pg_attribute a on a.attrelid = 'public.orders'::regclass and a.attname = c.key`;
  expect(made.length).toBeGreaterThan(15);
  const isDrawn = ({ type, before, after }: (typeof made)[number]) => {
    const moves = MACHINES.find((machine) => machine.type === type)?.moves ?? [];
    const draws = (from: string, to: string) => moves.some((move) => move[0] === from && move[1] === to);
    // Staff can step back from any of them, as the text above the diagram says.
    return draws(before, after) || (type === "shipping_status" && draws(after, before));
  };
  expect(made.filter((one) => !isDrawn(one))).toEqual([]);
});
