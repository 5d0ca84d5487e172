import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as receive } from "@/app/api/payments/webhook/route";
import { decide, eventsOf, openBench, payQuote, quote, requestRepair } from "../factories/repairs.ts";
import { till } from "./support/payments.ts";
import { openStage, type Stage } from "./support/site-with-payments.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  stage.webhook(receive);
});
afterAll(() => stage.close());

const { pay } = till(() => stage);

test("a quote approved by the link is charged once, whatever the provider repeats", async () => {
  const bench = await openBench(stage.db);
  const repair = await requestRepair(stage.db, bench.customer);
  const id = await quote(stage.db, bench.staff, repair.id, 150_000);
  await decide(stage.db, { quote: id, token: repair.token });
  const placed = await payQuote(stage.db, "anon", id, repair.token);
  const order = { ...placed, payment_status: "unpaid" };
  expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
  await stage.deliver();
  await stage.deliver();
  expect(await stage.charges(order)).toMatchObject([{ status: "approved", transaction_amount: 150_000 }]);
  const [row] = await stage.db.sql`select paid_at, order_id from public.cotizaciones where id = ${id}`;
  expect(row).toMatchObject({ paid_at: expect.any(Date), order_id: placed.order_id });
  const paid = (await eventsOf(stage.db, repair.id)).filter(({ kind }) => kind === "pago");
  expect(paid.map(({ note }) => note)).toEqual(["Pago recibido: $150.000"]);
});
