import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { POST as sweep } from "@/app/api/mails/route";
import { placeCashOrderAction } from "@/lib/checkout/actions";
import { Mailbox } from "../../../local/backend/mail/mailbox.ts";
import { startSmtp } from "../../../local/backend/mail/smtp.ts";
import { freePort } from "../../bench/servers.ts";
import { mailsAbout } from "../../factories/outbox.ts";
import { addProduct } from "../../factories/products.ts";
import { checkoutOf, scheduled } from "../support/calls.ts";
import { newBrowser } from "../support/next-headers.ts";
import { afterIsDone } from "../support/next-server.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";

const site = await testSiteWithPayments();
const port = await freePort();
// Nothing listens there until the mail server is back.
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
const folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-mail-"));
afterAll(() => rm(folder, { recursive: true }));

test("an order is placed while the mail server is down, and acknowledged when it is back", async () => {
  newBrowser({ "x-forwarded-for": "10.2.0.1" });
  const product = await addProduct(site.db);
  const result = await placeCashOrderAction(checkoutOf(product, { method: "contra_entrega" }));
  expect(result).toMatchObject({ ok: true });
  await afterIsDone();
  const [order] = await site.db.sql<{ id: string }[]>`select id from public.orders`;
  const [waiting] = await mailsAbout(site.db, order!.id);
  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  expect(waiting!.last_error).toMatch(/^E[A-Z]+/);
  expect(waiting!.last_error).not.toContain("ana@");

  const mailbox = await Mailbox.open(folder);
  const smtp = await startSmtp(mailbox, port);
  await site.db.sql`update private.outbox set not_before = now()`;
  const report = await sweep(scheduled("/api/mails"));
  expect(await report.json()).toMatchObject({ sent: 1, failed: 0 });
  expect(mailbox.list("ana@example.com")).toMatchObject([
    { text: expect.stringContaining("Recibimos tu pedido") },
  ]);
  expect(await mailsAbout(site.db, order!.id)).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) }]);
  await smtp.close();
  await mailbox.close();
});
