import path from "node:path";
import { expect, request as requests } from "@playwright/test";
import { startCollector } from "../support/collector.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { DEMO_PASSWORD, test } from "../support/fixtures.ts";
import { startSecondSite } from "../support/second-site.ts";
import { stockProduct } from "./support/products.ts";

// Both start a site of their own on the same port.
test.describe.configure({ mode: "serial" });

const PORT = E2E_CONFIG.ports.site + 51;
const NOTE_LOADED = `--import=${path.resolve(import.meta.dirname, "../support/note-loaded.mjs")}`;
const SDK = "loaded @opentelemetry/sdk-trace";

const linesOf = (lines: string[]) =>
  lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : []));

test("a page and its queries are one trace, with the id that the response and the log have", async ({
  browser,
}) => {
  const collector = await startCollector();
  const site = await startSecondSite({
    port: PORT,
    env: {
      NODE_OPTIONS: NOTE_LOADED,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: "500",
      TRUSTED_HOPS: "1",
    },
  });
  const visitor = await requests.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { "x-forwarded-for": "10.9.8.7" },
  });
  try {
    const product = await stockProduct("Control con rastro", 40_000, 3);
    const answer = await visitor.get(`/tienda?q=${product.slug}`, {
      headers: { "x-request-id": "browser-test-0001" },
    });
    expect(answer.headers()["x-request-id"]).toBe("browser-test-0001");
    await visitor.get("/pedido/0123456789abcdef0123456789abcdef?x=secreto");
    for (const _ of [1, 2, 3]) await visitor.get("/terminos");

    await expect
      .poll(() => collector.spans.filter(({ name }) => name.startsWith("GET ")).length, { timeout: 20_000 })
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
    await expect.poll(() => requestsOf("store", "none"), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => requestsOf("other", "hit"), { timeout: 20_000 }).toBe(true);
    expect(site.lines).toContain(SDK);

    // An action that is refused, and a route that refuses who is signed in.
    const person = await browser.newPage({ baseURL: site.url });
    await person.goto("/auth");
    await person.getByLabel("Email").fill("employee@example.com");
    const password = person.getByLabel("Contraseña", { exact: true });
    const submit = person.getByRole("main").getByRole("button", { name: "Iniciar Sesión" });
    await password.fill("Otra2026!");
    const refusal = person.waitForResponse((response) => response.request().method() === "POST");
    await submit.click();
    const refusedId = (await refusal).headers()["x-request-id"];
    await expect
      .poll(() => linesOf(site.lines).find(({ requestId }) => requestId === refusedId))
      .toMatchObject({ event: "action.refused", action: "auth.sign-in" });
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await person.waitForURL("**/dashboard");
    const forbidden = await person.request.get("/api/audit/export");
    await expect
      .poll(() =>
        linesOf(site.lines).find(({ requestId }) => requestId === forbidden.headers()["x-request-id"]),
      )
      .toMatchObject({ event: "route.refused", personId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await person.close();

    // A line of the log can be found by what the response said.
    site.backend("down");
    const failed = await visitor.get("/api/find?q=algo", { headers: { accept: "application/json" } });
    const told = failed.headers()["x-request-id"];
    await visitor.get("/api/health", { headers: { "x-request-id": "browser-test-0002" } });
    await expect
      .poll(() => linesOf(site.lines).filter(({ requestId }) => requestId === "browser-test-0002").length)
      .toBeGreaterThan(0);
    expect(told).toMatch(/^[0-9a-f-]{36}$/);
    for (const line of linesOf(site.lines))
      expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), release: expect.any(String) });
  } finally {
    await visitor.dispose();
    await site.close();
    await collector.close();
  }
});

test("without an endpoint the SDK is not even loaded", async () => {
  const site = await startSecondSite({ port: PORT, env: { NODE_OPTIONS: NOTE_LOADED } });
  try {
    expect((await fetch(`${site.url}/tienda?q=control`)).ok).toBe(true);
    // The framework itself loads the API package, a few functions that do nothing.
    expect(site.lines.filter((line) => line.startsWith("loaded")).sort()).not.toContain(SDK);
    expect(site.lines.some((line) => line.startsWith("loaded"))).toBe(true);
  } finally {
    await site.close();
  }
});
