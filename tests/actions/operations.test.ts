import { afterEach, expect, test, vi } from "vitest";
import { POST as sendMails } from "@/app/api/mails/route";
import { POST as reconcilePayments } from "@/app/api/payments/reconcile/route";
import { POST as enforceRetention } from "@/app/api/retention/route";
import { POST as noteVisit } from "@/app/api/vitals/route";
import { getOperationsStatus } from "@/lib/operations/staff/queries";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { scheduled } from "./support/calls.ts";
import { newBrowser } from "./support/next-headers.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const { admin, superadmin } = await site.people("admin", "superadmin");
afterEach(() => vi.restoreAllMocks());

test("runs of the scheduler are shown to admins, with their results", async () => {
  await sendMails(scheduled("/api/mails"));
  await enforceRetention(scheduled("/api/retention"));
  // Within ten minutes of the last run there is nothing to do: no run.
  expect((await enforceRetention(scheduled("/api/retention"))).status).toBe(200);
  await site.db.sql`alter function public.tidy() rename to tidy_away`;
  const failed = await enforceRetention(scheduled("/api/retention"));
  await site.db.sql`alter function public.tidy_away() rename to tidy`;
  expect(failed.status).toBe(503);

  await site.visitAs(admin);
  const { jobs } = await getOperationsStatus();
  const endings = Object.fromEntries(jobs.map(({ name, runs }) => [name, runs.map(({ ok }) => ok)]));
  expect(endings).toEqual({ mails: [true], reconcile: [], retention: [false, true] });
});

test("a mail that was given up raises an alarm: an error in the log, and a mail with the next run", async () => {
  await site.db.sql`
    insert into private.outbox (kind, recipient, about, dedupe_key, failed_at)
    values ('order.placed', 'nadie@example.com', gen_random_uuid(), 'lost-1', now())`;
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  await sendMails(scheduled("/api/mails"));
  await sendMails(scheduled("/api/mails"));
  await sendMails(scheduled("/api/mails"));
  const alarms = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "alarm.raised");
  expect(alarms).toMatchObject([{ alarm: "mails_lost", count: 1, level: "error" }]);
  const received = site.backend.mailbox.list(superadmin.email);
  expect(received.map(({ subject }) => subject)).toEqual(["Alarma: 1 correo no salió"]);
  expect(received[0]?.text).toContain("/admin/correos");
});

test("a provider that refuses the credentials is reported once every run has failed for five minutes", async () => {
  answerInstead(/payments\/search/, failing(401, { message: "invalid access token", status: 401 }));
  for (let run = 0; run < 5; run++) {
    const report = await (await reconcilePayments(scheduled("/api/payments/reconcile"))).json();
    expect(report).toMatchObject({ failed: 1, unanswered: 0 });
  }
  // The mail about the other alarm was sent within this hour.
  await site.db.sql`update private.alarms set told_at = told_at - interval '2 hours'`;
  await sendMails(scheduled("/api/mails"));
  await sendMails(scheduled("/api/mails"));
  const [newest] = site.backend.mailbox.list(superadmin.email);
  expect(newest?.subject).toBe("Alarma: La conciliación de pagos falló 5 veces seguidas");
});

const visit = (body: unknown, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  noteVisit(
    new Request("http://localhost:3000/api/vitals", { method: "POST", headers, body: JSON.stringify(body) }),
  );
const VISIT = { path: "/producto/control-xbox", device: "mobile", values: { LCP: 1400, CLS: 0.01 } };

test("a visit is counted by its kind of page", async () => {
  newBrowser({ "x-forwarded-for": "10.7.0.1" });
  expect((await visit(VISIT)).status).toBe(204);
  const rows = await site.db.sql`select page, device, metric from private.web_vitals order by metric`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { page: "product", device: "mobile", metric: "CLS" },
    { page: "product", device: "mobile", metric: "LCP" },
  ]);
});

test.each([
  ["another site", VISIT, { "sec-fetch-site": "cross-site" }, 403],
  ["an unknown metric", { ...VISIT, values: { LCP: 1, other: 2 } }, undefined, 422],
  ["a negative time", { ...VISIT, values: { LCP: -1 } }, undefined, 422],
  ["text in place of a number", { ...VISIT, values: { LCP: "1" } }, undefined, 422],
  ["no value", { ...VISIT, values: {} }, undefined, 422],
  ["a page of the panel", { ...VISIT, path: "/admin/pedidos" }, undefined, 422],
  ["no page", { ...VISIT, path: "/api/session" }, undefined, 422],
  ["another device", { ...VISIT, device: "fridge" }, undefined, 422],
  ["no JSON object", "x", undefined, 422],
  ["too much", { ...VISIT, path: `/${"x".repeat(2000)}` }, undefined, 413],
])("%s is refused", async (_, body, headers, status) => {
  newBrowser({ "x-forwarded-for": "10.7.0.2" });
  expect((await visit(body, headers)).status).toBe(status);
});

test("one address cannot count visits without limit", async () => {
  newBrowser({ "x-forwarded-for": "10.7.0.3" });
  const answers = [];
  for (let n = 0; n < 42; n++) answers.push((await visit(VISIT)).status);
  expect(answers.slice(0, 40).every((status) => status === 204)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});
