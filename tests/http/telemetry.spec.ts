import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { ROOT } from "../../local/launch/config.ts";
import { stockProduct } from "../e2e/support/products.ts";
import { startCollector } from "../support/collector.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { test } from "../support/fixtures.ts";
import { SECOND_SITE, startSecondSite } from "../support/second-site.ts";

// Both start a site of their own on the same port.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: SECOND_SITE, extraHTTPHeaders: { "x-forwarded-for": "10.9.8.7" } });

const NOTE_LOADED = `--import=${path.resolve(import.meta.dirname, "../support/note-loaded.mjs")}`;
const SDK = "loaded @opentelemetry/sdk-trace";

/** What the site's own forms send with a press. */
function actionId(name: string): string {
  const file = path.join(ROOT, E2E_CONFIG.buildDir, "server/server-reference-manifest.json");
  const { node } = JSON.parse(readFileSync(file, "utf8")) as {
    node: Record<string, { exportedName: string }>;
  };
  const [id = ""] = Object.entries(node).find(([, { exportedName }]) => exportedName === name) ?? [];
  return id;
}

const linesOf = (lines: string[]) =>
  lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : []));

test("a page and its queries are one trace, with the id that the response and the log have", {
  tag: "@all",
}, async ({ request, requestAs }) => {
  const collector = await startCollector();
  const site = await startSecondSite({
    NODE_OPTIONS: NOTE_LOADED,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: "500",
    TRUSTED_HOPS: "1",
  });
  try {
    const product = await stockProduct("Control con rastro", 40_000, 3);
    const answer = await request.get(`/tienda/lista?q=${product.slug}`, {
      headers: { "x-request-id": "browser-test-0001" },
    });
    expect(answer.headers()["x-request-id"]).toBe("browser-test-0001");
    await request.get("/pedido/0123456789abcdef0123456789abcdef?x=secreto");
    for (const _ of [1, 2, 3]) await request.get("/terminos");

    await expect
      .poll(() => collector.spans.filter(({ name }) => name.startsWith("GET ")).length)
      .toBeGreaterThan(2);
    const page = collector.spans.find(
      ({ name, attributes }) => name.startsWith("GET ") && attributes["request.id"] === "browser-test-0001",
    );
    const inTrace = collector.spans.filter(({ traceId }) => traceId === page?.traceId);
    const query = inTrace.find(({ name }) => name === "rpc search_products");
    expect(query?.attributes["request.id"]).toBe("browser-test-0001");
    const everything = JSON.stringify(collector.spans);
    expect(everything).not.toContain("0123456789abcdef0123456789abcdef");
    expect(everything).not.toContain("secreto");
    expect(everything).not.toContain(product.slug);

    const requestsOf = (kind: string, cache: string) =>
      collector.points.some(
        ({ name, attributes }) =>
          name === "http.server.request.duration" &&
          attributes["page.kind"] === kind &&
          attributes["cache.state"] === cache,
      );
    await expect.poll(() => requestsOf("store", "none")).toBe(true);
    await expect.poll(() => requestsOf("other", "hit")).toBe(true);
    expect(site.lines).toContain(SDK);

    // An action that is refused, and a route that refuses who is signed in.
    const refused = await request.post("/auth", {
      headers: { "next-action": actionId("signInAction"), "content-type": "text/plain;charset=UTF-8" },
      data: JSON.stringify([{ email: "employee@example.com", password: "Otra2026!" }]),
    });
    const forbidden = await (await requestAs("employee@example.com")).get(`${SECOND_SITE}/api/audit/export`);
    for (const [{ headers }, line] of [
      [{ headers: refused.headers() }, { event: "action.refused", action: "auth.sign-in" }],
      [
        { headers: forbidden.headers() },
        { event: "route.refused", personId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      ],
    ] as const)
      await expect
        .poll(() => linesOf(site.lines).find(({ requestId }) => requestId === headers["x-request-id"]))
        .toMatchObject(line);

    // A line of the log can be found by what the response said.
    site.backend("down");
    const failed = await request.get("/api/find?q=algo", { headers: { accept: "application/json" } });
    expect(failed.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    await request.get("/api/health", { headers: { "x-request-id": "browser-test-0002" } });
    await expect
      .poll(() => linesOf(site.lines).filter(({ requestId }) => requestId === "browser-test-0002").length)
      .toBeGreaterThan(0);
    for (const line of linesOf(site.lines))
      expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), release: expect.any(String) });
  } finally {
    await site.close();
    await collector.close();
  }
});

test("without an endpoint the SDK is not even loaded", { tag: "@all" }, async ({ request }) => {
  const site = await startSecondSite({ NODE_OPTIONS: NOTE_LOADED });
  try {
    expect((await request.get("/tienda/lista?q=control")).ok()).toBe(true);
    // The framework itself loads the API package, a few functions that do nothing.
    expect(site.lines.filter((line) => line.startsWith("loaded")).sort()).not.toContain(SDK);
    expect(site.lines.some((line) => line.startsWith("loaded"))).toBe(true);
  } finally {
    await site.close();
  }
});
