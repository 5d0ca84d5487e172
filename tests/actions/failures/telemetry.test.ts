import { EventEmitter } from "node:events";
import { afterAll, expect, test, vi } from "vitest";
import { POST as sendMails } from "@/app/api/mails/route";
import { enterRequest } from "@/lib/core/request-context";
import { startTelemetry } from "@/lib/telemetry/start";
import { inSpan } from "@/lib/telemetry/telemetry";
import { startCollector } from "../../support/collector.ts";
import { scheduled } from "../support/calls.ts";
import { testSiteWithPayments } from "../support/site-with-payments.ts";

const site = await testSiteWithPayments();
const collector = await startCollector();
afterAll(() => collector.close());

test("without an exporter nothing is sent", async () => {
  const { order } = await site.order();
  await site.pay(order, "APRO");
  expect(collector.requests()).toBe(0);
});

test("a payment is one trace: the calls to the database and to the provider, without anything about the buyer", async () => {
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "prueba" });
  const stop = startTelemetry();
  const { order } = await site.order();
  await inSpan("action pay", {}, async () => {
    enterRequest("request-of-the-payment");
    await site.pay(order, "APRO");
  });
  await sendMails(scheduled("/api/mails"));
  await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;

  const root = collector.spans.find(({ name }) => name === "action pay");
  const inTrace = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
  const names = inTrace.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["rpc begin_payment", "rpc apply_payment"]));
  expect(names.filter((name) => name === "mercadopago create")).toHaveLength(1);
  expect(inTrace.find(({ name }) => name === "mercadopago create")?.attributes).toMatchObject({
    "request.id": "request-of-the-payment",
  });
  expect(collector.spans.some(({ name }) => name === "mail send")).toBe(true);
  expect(collector.resources[0]).toMatchObject({ "service.name": "prueba", "service.version": "local" });

  // The local backend and provider run in this process, and their requests are measured like the site's.
  const durations = collector.points.filter(({ name }) => name === "http.server.request.duration");
  expect(durations.length).toBeGreaterThan(0);
  expect(durations[0]?.bounds?.slice(0, 3)).toEqual([0.005, 0.01, 0.025]);
  const queue = (name: string) => collector.points.find((point) => point.name === name);
  expect(queue("queue.length")).toMatchObject({ attributes: { queue: "mails" } });
  expect(queue("queue.age")?.value).toBeTypeOf("number");

  const everything = JSON.stringify(collector.spans);
  expect(everything).not.toContain(order.token);
  expect(everything).not.toContain(order.order_id);
  expect(everything).not.toContain("ana@example.com");

  const before = collector.requests();
  await site.pay((await site.order()).order, "APRO");
  expect(collector.requests()).toBe(before);
});

test("a call that the backend refuses or cannot serve has its status, and is an error when it is the backend's", async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const stop = startTelemetry();
  for (const status of [200, 429, 503])
    await inSpan(`answer ${status}`, {}, async () => new Response("", { status }));
  await inSpan("no answer", {}, () => Promise.reject(new TypeError("fetch failed"))).catch(() => undefined);
  await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const measured = Object.fromEntries(
    collector.spans.map(({ name, attributes, status }) => [
      name,
      [attributes["http.response.status_code"] ?? attributes["error.type"], status?.code === 2],
    ]),
  );
  expect(measured).toMatchObject({
    "answer 200": [200, false],
    "answer 429": [429, false],
    "answer 503": [503, true],
    "no answer": ["TypeError", true],
  });
});

test("the spans of requests answered after the signal to stop are sent before the process ends", async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const signals = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const { exit } = signals;
  const stop = startTelemetry(signals as never);
  signals.emit("SIGTERM");
  await inSpan("action during the drain", {}, async () => {});
  signals.exit(143);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(143), { timeout: 5000 });
  expect(collector.spans.some(({ name }) => name === "action during the drain")).toBe(true);
  await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});
