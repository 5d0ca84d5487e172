import { expect, test } from "vitest";
import {
  addRepairPeople,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
  repairEvents,
  requestRepair,
} from "../factories/repairs.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();

const { pay } = site;

test("a quote approved by the link is charged once, whatever the provider repeats", async () => {
  const people = await addRepairPeople(site.db);
  const repair = await requestRepair(site.db, people.customer);
  const id = await quoteRepair(site.db, people.staff, repair.id, 150_000);
  await decideQuote(site.db, { quote: id, token: repair.token });
  const placed = await placeQuoteOrder(site.db, "anon", id, repair.token);
  const order = { ...placed, payment_status: "unpaid" };
  expect(await pay(order, "APRO")).toMatchObject({ status: "approved" });
  await site.deliver();
  await site.deliver();
  expect(await site.charges(order)).toMatchObject([{ status: "approved", transaction_amount: 150_000 }]);
  const [row] = await site.db.sql`select paid_at, order_id from public.cotizaciones where id = ${id}`;
  expect(row).toMatchObject({ paid_at: expect.any(Date), order_id: placed.order_id });
  const paid = (await repairEvents(site.db, repair.id)).filter(({ kind }) => kind === "pago");
  expect(paid.map(({ note }) => note)).toEqual(["Pago recibido: $150.000"]);
});
