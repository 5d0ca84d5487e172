import { SpanStatusCode } from "@opentelemetry/api";
import { type ReadableSpan, TracerProvider } from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { CLEAN_SPANS } from "./clean-spans";

const exported: ReadableSpan[] = [];
const kept = {
  onStart() {},
  onEnd: (span: ReadableSpan) => void exported.push(span),
  async forceFlush() {},
  async shutdown() {},
};
const tracer = new TracerProvider({ spanProcessors: [CLEAN_SPANS, kept] }).getTracer("test");

test("an exception is exported with its type and stack, without its message", () => {
  const error = new TypeError("Ana no existe\n    at ana@example.com");
  // As the framework records them.
  const span = tracer.startSpan("render route (app) /pedido/[token]");
  span.recordException(error);
  span.recordException("ana@example.com");
  span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
  span.end();

  const [{ events, status }] = exported.splice(0) as [ReadableSpan];
  expect(status).toEqual({ code: SpanStatusCode.ERROR });
  expect(events[0]?.attributes).toEqual({
    "exception.type": "TypeError",
    "exception.stacktrace": expect.stringMatching(/^at .*clean-spans\.test\.ts/),
  });
  expect(JSON.stringify(events)).not.toMatch(/ana/i);
});

test("URLs are exported without query strings and tokens", () => {
  tracer.startSpan("GET", { attributes: { "http.target": "/pedido/0a1b2c?x=1" } }).end();
  expect(exported.splice(0)[0]?.attributes).toEqual({ "http.target": "/pedido/[oculto]" });
});
