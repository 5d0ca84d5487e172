import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { db } from "../support/e2e-database.ts";
import { sandbox } from "../support/fixtures.ts";
import { waitUntil } from "../support/wait-until.ts";
import { type Machine, openMachines } from "./support/machines.ts";

const MAILS = 60;
const REFUNDS = 5;
const ROUNDS = 3;

const site = await openMachines({ "rel-a": 3 });
const machines: Machine[] = [];
for (const n of [0, 1, 2]) machines.push(await site.start("rel-a", n));

const run = async (url: string, path: string) => {
  const answer = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${E2E_CONFIG.env.REVALIDATE_SECRET}` },
  });
  expect(answer.status, path).toBe(200);
};

/** Six schedulers at once, two at each instance. */
const sixAtOnce = (path: string) =>
  Promise.all([...machines, ...machines].map((machine) => run(machine.url, path)));

test(`six schedulers at once send each of ${MAILS} mails once`, async () => {
  const drill = randomUUID().slice(0, 8);
  const addresses = Array.from({ length: MAILS }, (_, n) => `drill-${drill}-${n}@example.com`);
  for (const address of addresses)
    await db.sql`select private.post_mail('newsletter.welcome', ${randomUUID()}, ${address}, '{"leave": "abc"}')`;
  const waiting = async () => {
    const [row] = await db.sql<{ count: number }[]>`
      select count(*)::int as count from private.outbox where recipient like ${`drill-${drill}-%`} and sent_at is null`;
    return row!.count;
  };
  expect(await waiting()).toBe(MAILS);
  await waitUntil(
    async () => {
      await sixAtOnce("/api/mails");
      return (await waiting()) === 0;
    },
    "all mails to be sent",
    60_000,
  );
  await sixAtOnce("/api/mails");
  const counts = await Promise.all(
    addresses.map(async (address) => {
      const url = `http://localhost:${E2E_CONFIG.ports.mailbox}/api/messages?to=${encodeURIComponent(address)}`;
      return ((await (await fetch(url)).json()) as unknown[]).length;
    }),
  );
  expect(counts).toEqual(addresses.map(() => 1));
});

test(`six schedulers at once carry out each of ${REFUNDS} refunds once`, async () => {
  const due = await db.sql<{ id: string; provider: string; amount: number }[]>`
    update public.payments set refund_due = true, next_check_at = null
    where id in (select id from public.payments where status = 'approved' and provider_payment_id ~ '^[0-9]+$'
      order by created_at limit ${REFUNDS})
    returning id, provider_payment_id as provider, amount`;
  expect(due).toHaveLength(REFUNDS);
  for (let round = 0; round < ROUNDS; round++) await sixAtOnce("/api/payments/reconcile");
  const ids = due.map(({ id }) => id);
  const rows = await db.sql`
    select distinct status, refund_due from public.payments where id in ${db.sql(ids)}`;
  expect([...rows]).toEqual([{ status: "refunded", refund_due: false }]);
  for (const { provider, amount } of due) {
    const payment = await sandbox("GET", `payments/${provider}`);
    expect(payment.refunds.map((refund: { amount: number }) => refund.amount)).toEqual([amount]);
  }
});
