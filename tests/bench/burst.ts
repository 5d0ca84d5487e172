import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { signWebhook } from "../../local/mercadopago/signature.ts";

type Times = { pages: number; p50Ms: number; p99Ms: number; failures: number };

const NOTIFICATIONS = 300;
/** A thousand in a minute. */
const PER_SECOND = 16;
const REPEATED_AFTER_MS = 2_000;
const VISITORS = 5;
const QUIET_MS = 6_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Some people who open one page after the other until they are told to stop. */
function browse(site: string, paths: string[]) {
  const times: number[] = [];
  let failures = 0;
  let goesOn = true;
  const visitor = async (first: number) => {
    for (let n = first; goesOn; n++) {
      const began = performance.now();
      const answer = await fetch(`${site}${paths[n % paths.length]}`).catch(() => null);
      await answer?.arrayBuffer();
      if (!answer?.ok) failures += 1;
      times.push(performance.now() - began);
    }
  };
  const done = Promise.all(Array.from({ length: VISITORS }, (_, n) => visitor(n)));
  return async (): Promise<Times> => {
    goesOn = false;
    await done;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    return { pages: times.length, p50Ms: at(0.5), p99Ms: at(0.99), failures };
  };
}

/** The pages' times while the provider sends many notifications, against the same pages in peace. */
export async function burstOfNotifications(site: string, sql: postgres.Sql, secret: string) {
  const payments = await sql<{ id: string }[]>`
    select provider_payment_id as id from public.payments where provider_payment_id ~ '^[0-9]+$' order by created_at limit 20`;
  const products = await sql<
    { slug: string }[]
  >`select slug from public.products order by created_at desc limit 3`;
  const paths = [
    "/",
    "/tienda",
    "/carrito",
    "/tienda/lista?q=control",
    ...products.map(({ slug }) => `/producto/${slug}`),
  ];
  for (const path of paths) await (await fetch(`${site}${path}`)).arrayBuffer();

  const inPeace = browse(site, paths);
  await wait(QUIET_MS);
  const quiet = await inPeace();

  // As the provider does, a call that was not taken is repeated, and none waits for the answer to another.
  const notify = async (n: number) => {
    await wait((n / PER_SECOND) * 1000);
    const id = payments[n % payments.length]?.id ?? "";
    const requestId = randomUUID();
    const { header } = signWebhook({ secret, dataId: id, requestId, ts: Math.floor(Date.now() / 1000) });
    for (let tries = 1; tries <= 10; tries++) {
      const { status } = await fetch(`${site}/api/payments/webhook?data.id=${id}&type=payment`, {
        method: "POST",
        headers: { "x-signature": header, "x-request-id": requestId, "content-type": "application/json" },
        body: JSON.stringify({ type: "payment", action: "payment.updated", data: { id } }),
      });
      if (status === 200) return tries;
      await wait(REPEATED_AFTER_MS);
    }
    throw new Error(`The notification of ${id} was never taken.`);
  };
  const [{ before }] = await sql<
    [{ before: number }]
  >`select count(*)::int as before from public.payment_events`;
  const left = async () => {
    const [row] = await sql<{ stored: number; waiting: number }[]>`
      select count(*)::int as stored, count(*) filter (where processed_at is null)::int as waiting from public.payment_events`;
    return { stored: (row?.stored ?? 0) - before, waiting: row?.waiting ?? 0 };
  };
  const meanwhile = browse(site, paths);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 10) / 100;
  const tries = await Promise.all(Array.from({ length: NOTIFICATIONS }, (_, n) => notify(n)));
  const takenInSeconds = seconds();
  while ((await left()).waiting > 0 && seconds() < 60)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const workedInSeconds = seconds();
  const busy = await meanwhile();
  const { stored, waiting } = await left();
  if (stored !== NOTIFICATIONS || waiting > 0 || busy.failures > 0)
    throw new Error(`${stored} of ${NOTIFICATIONS} stored, ${waiting} wait, ${busy.failures} pages failed`);
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  return {
    notifications: NOTIFICATIONS,
    payments: payments.length,
    mostTries: Math.max(...tries),
    takenInSeconds,
    workedInSeconds,
    quiet,
    busy,
    p50Ratio: ratio(busy.p50Ms, quiet.p50Ms),
    p99Ratio: ratio(busy.p99Ms, quiet.p99Ms),
  };
}
