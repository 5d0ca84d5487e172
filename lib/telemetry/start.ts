import "server-only";
import { context, metrics, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { env } from "@/lib/core/env";
import { RELEASE } from "@/lib/core/env-release";
import { beforeExit, type Signals } from "./before-exit";
import { CLEAN_SPANS } from "./clean-spans";
import { measureRequests } from "./measure-requests";
import { type Attributes, installTelemetry } from "./telemetry";

const SERVICE = "aventura-gamer";
const GAUGE_LIFE_MS = 120_000;
/** Histogram buckets of the semantic conventions, in seconds; the SDK's are for milliseconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Exports traces and metrics by OTLP over HTTP; endpoint, headers and timeouts come from the standard
 * OTEL_EXPORTER_OTLP_ variables. This file loads the whole SDK: import it only when there is an endpoint. Returns the
 * function that ends it. @vercel/otel (2.1.3) would only replace the providers: it needs the previous major version of
 * the SDK and two more packages, reads neither OTEL_EXPORTER_OTLP_TIMEOUT nor _COMPRESSION, and has no function to
 * flush before the process ends.
 */
export function startTelemetry(signals: Signals = process): () => Promise<void> {
  // The framework's spans of fetch have full URLs, with filters and tokens; lib/supabase/fetch creates its own.
  // biome-ignore lint/style/noProcessEnv: an option of the framework that has no other form
  process.env.NEXT_OTEL_FETCH_DISABLED = "1";

  // Later ones win: OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES over our own.
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": SERVICE, "service.version": RELEASE }))
    .merge(detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] }));
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env().OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [CLEAN_SPANS, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), ...exportInterval() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracers);
  metrics.setGlobalMeterProvider(meters);
  const tracer = tracers.getTracer(SERVICE);
  const meter = meters.getMeter(SERVICE);

  const gauges = new Map<string, (value: number, attributes: Attributes) => void>();
  installTelemetry({
    inSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          const result = await work();
          if (result instanceof Response) {
            span.setAttribute("http.response.status_code", result.status);
            if (result.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          }
          return result;
        } catch (error) {
          if (error instanceof Error) span.setAttribute("error.type", error.name);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    setGauge(name, value, attributes) {
      if (!gauges.has(name)) gauges.set(name, ageingGauge(name));
      gauges.get(name)?.(value, attributes);
    },
  });

  function ageingGauge(name: string) {
    const latest = new Map<string, { value: number; attributes: Attributes; at: number }>();
    meter.createObservableGauge(name).addCallback((result) => {
      for (const { value, attributes, at } of latest.values())
        if (Date.now() - at < GAUGE_LIFE_MS) result.observe(value, attributes);
    });
    return (value: number, attributes: Attributes) =>
      void latest.set(JSON.stringify(attributes), { value, attributes, at: Date.now() });
  }

  const stopMeasuring = measureRequests(
    meter.createHistogram("http.server.request.duration", {
      unit: "s",
      advice: { explicitBucketBoundaries: SECONDS },
    }),
  );
  const flush = () => Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]);
  const stopFlushing = beforeExit(flush, signals);

  return async () => {
    stopFlushing();
    stopMeasuring();
    installTelemetry(undefined);
    await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    trace.disable();
    metrics.disable();
    context.disable();
  };
}

/** OTEL_METRIC_EXPORT_INTERVAL in milliseconds, which the SDK does not read itself. */
function exportInterval(): { exportIntervalMillis?: number; exportTimeoutMillis?: number } {
  // biome-ignore lint/style/noProcessEnv: a standard variable, like those that the exporters read themselves
  const every = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL);
  return every > 0 ? { exportIntervalMillis: every, exportTimeoutMillis: Math.min(every, 30_000) } : {};
}
