import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; doubleValue?: number };
type Attributes = { key: string; value: Value }[];
type WireSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes?: Attributes;
  /** 2: an error. */
  status?: { code?: number; message?: string };
};
type WirePoint = {
  attributes?: Attributes;
  asDouble?: number;
  asInt?: number;
  count?: number;
  explicitBounds?: number[];
};
type WireMetric = {
  name: string;
  histogram?: { dataPoints: WirePoint[] };
  gauge?: { dataPoints: WirePoint[] };
};
type Batch<Scope> = { resource: { attributes: Attributes } } & Scope;
type Traces = { resourceSpans: Batch<{ scopeSpans: { spans: WireSpan[] }[] }>[] };
type Metrics = { resourceMetrics: Batch<{ scopeMetrics: { metrics: WireMetric[] }[] }>[] };

export type CollectedSpan = Omit<WireSpan, "attributes"> & { attributes: Record<string, unknown> };
export type CollectedPoint = {
  name: string;
  value: number;
  attributes: Record<string, unknown>;
  /** Limits of a histogram's ranges. */
  bounds?: number[] | undefined;
};

const record = (attributes: Attributes = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OTLP collector over HTTP with JSON, which stores what it receives. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const points: CollectedPoint[] = [];
  const resources: Record<string, unknown>[] = [];
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const isPacked = request.headers["content-encoding"] === "gzip";
    const body = isPacked
      ? gunzipSync(Buffer.concat(await request.toArray())).toString()
      : await text(request);
    if (request.url === "/v1/traces")
      for (const { resource, scopeSpans } of (JSON.parse(body) as Traces).resourceSpans) {
        resources.push(record(resource.attributes));
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, attributes: record(span.attributes) });
      }
    if (request.url === "/v1/metrics")
      for (const { scopeMetrics } of (JSON.parse(body) as Metrics).resourceMetrics)
        for (const { name, histogram, gauge } of scopeMetrics.flatMap((scope) => scope.metrics))
          for (const point of (histogram ?? gauge)?.dataPoints ?? [])
            points.push({
              name,
              value: Number(point.count ?? point.asDouble ?? point.asInt),
              attributes: record(point.attributes),
              bounds: point.explicitBounds,
            });
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    points,
    resources,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
