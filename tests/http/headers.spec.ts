import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect } from "@playwright/test";
import { COMPILE_HINT } from "../../lib/core/compile-hints.ts";
import { ROOT } from "../../local/launch/config.ts";
import { stockProduct } from "../e2e/support/products.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { test } from "../support/fixtures.ts";

const PRODUCT = "/producto/control-dualsense-blanco";
const COURSE = "/curso/reparacion-controles-desde-cero";

test("cached pages are asked for again by browsers, kept for seconds by proxies, and set no cookie", async ({
  request,
}) => {
  for (const route of [
    "/",
    "/tienda",
    "/tienda/controles",
    "/servicios/reparacion-playstation",
    PRODUCT,
    COURSE,
  ]) {
    const headers = (await request.get(route)).headers();
    const part = (await request.get(route, { headers: { rsc: "1" } })).headers();
    // A browser would go on showing what it has, also what the router fetched ahead.
    expect(headers["cache-control"], route).toMatch(/^public, max-age=0, s-maxage=5, .*must-revalidate$/);
    // An open page that refreshes itself after a change must not get what a proxy has.
    expect(part["cache-control"], route).toBe("public, max-age=0, must-revalidate");
    expect(part["content-type"], route).toContain("text/x-component");
    expect(headers["set-cookie"], route).toBeUndefined();
    expect(headers["content-security-policy"], route).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], route).toBe("nosniff");
  }
});

test("browsers keep files of the build and pictures", async ({ request }) => {
  const page = await (await request.get(PRODUCT)).text();
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? [];
  const [, picture = ""] = /url=(%2Fmedia%2F[^&"]+)/.exec(page) ?? [];
  for (const file of [script ?? "", decodeURIComponent(picture)])
    expect((await request.get(file)).headers()["cache-control"], file).toBe(
      "public, max-age=31536000, immutable",
    );
});

test("a page that is kept tells nobody the address of whoever asked first", async ({ request }) => {
  const product = await stockProduct("Preguntado primero", 20_000, 1);
  for (const [first, next] of [
    [`/producto/${product.slug}?correo=secreto-${product.slug}`, `/producto/${product.slug}`],
    [`/pedido/secreto-${product.slug}`, "/pedido/otro"],
    [`/reparacion/secreto-${product.slug}`, "/reparacion/otra"],
  ] as const) {
    await request.get(first);
    for (const round of [1, 2])
      expect(await (await request.get(next)).text(), `${next}, ${round}`).not.toContain(
        `secreto-${product.slug}`,
      );
  }
});

test("live pages carry a policy with a nonce and are never stored", async ({ request, requestAs }) => {
  const customer = await requestAs("cliente@example.com");
  const nonces: (string | undefined)[] = [];
  for (const [client, route] of [
    [request, "/carrito"],
    [request, "/pagar"],
    [request, "/auth"],
    [customer, "/dashboard/pedidos"],
    [customer, "/dashboard/perfil"],
  ] as const) {
    const headers = (await client.get(route, { maxRedirects: 0 })).headers();
    const policy = headers["content-security-policy"] ?? "";
    nonces.push(/script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(policy, route).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy, route).toContain("frame-ancestors 'none'");
    expect(headers["cache-control"], route).toContain("no-store");
    expect(headers["x-content-type-options"], route).toBe("nosniff");
  }
  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size, "each answer its own").toBe(nonces.length);
});

test("only the panel may ask for the camera", async ({ request, requestAs }) => {
  const staff = await requestAs("employee@example.com");
  for (const [client, route, camera] of [
    [request, "/", "camera=()"],
    [request, PRODUCT, "camera=()"],
    [request, "/carrito", "camera=()"],
    [request, "/auth", "camera=()"],
    [staff, "/dashboard", "camera=(self)"],
    [staff, "/admin/productos", "camera=(self)"],
  ] as const) {
    const policy = (await client.get(route, { maxRedirects: 0 })).headers()["permissions-policy"];
    expect(policy, route).toBe(`${camera}, microphone=(), geolocation=(), payment=(self)`);
  }
});

test("answers of programs run nothing, may not be framed, and what is refused is never stored", async ({
  request,
}) => {
  const files = readdirSync(path.join(ROOT, "app/api"), { recursive: true, encoding: "utf8" });
  const routes = files
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => `/api/${path.dirname(file)}`);
  expect(routes.length).toBeGreaterThan(20);
  for (const route of [...routes, "/api/no-existe"]) {
    const answer = await request.get(route.replaceAll(/\[\w+\]/g, "x"), { maxRedirects: 0 });
    const headers = answer.headers();
    const isFile = /^\/api\/(lesson-files|repairs\/images)\//.test(route);
    expect(headers["content-security-policy"], route).toBe(
      `default-src 'none'; frame-ancestors 'none'${isFile ? "; sandbox" : ""}`,
    );
    expect(headers["x-content-type-options"], route).toBe("nosniff");
    expect(answer.status(), route).toBeLessThan(500);
    // The names of municipalities are public and nobody's.
    if (answer.ok() && route !== "/api/municipios")
      expect(headers["cache-control"], route).toMatch(/no-store|private|no-cache|max-age=0/);
  }
});

const SCRIPTS = /<script[^>]+src="([^"]+\.js)[^"]*"(?![^>]*noModule)/g;
const STYLES = /<link[^>]+href="([^"]+\.css)[^"]*"/g;

/** Kilobytes, compressed, of the files that the expression finds in the page; those of the page before are known. */
function weighing(request: APIRequestContext) {
  const known = new Map<string, Promise<number>>();
  const weigh = async (file: string) => gzipSync(await (await request.get(file)).body()).length;
  return async (html: string, files: RegExp): Promise<number> => {
    const found = new Set([...html.matchAll(files)].map(([, file = ""]) => file));
    for (const file of found) if (!known.has(file)) known.set(file, weigh(file));
    const sizes = await Promise.all([...found].map((file) => known.get(file) ?? 0));
    return sizes.reduce((sum, size) => sum + size, 0) / 1024;
  };
}

test("the scripts and styles of a first visit stay few", async ({ request }) => {
  const weightOf = weighing(request);
  for (const route of ["/", "/tienda", PRODUCT, "/servicios", "/cursos", COURSE, "/blog", "/contacto"]) {
    const html = await (await request.get(route)).text();
    const [scripts, styles] = [await weightOf(html, SCRIPTS), await weightOf(html, STYLES)];
    expect(scripts, `scripts of ${route}`).toBeGreaterThan(100);
    expect(scripts, `scripts of ${route}`).toBeLessThan(156);
    expect(styles, `styles of ${route}`).toBeGreaterThan(10);
    expect(styles, `styles of ${route}`).toBeLessThan(17);
  }
});

test("the browser compiles the framework's scripts beside the page, and a page's own when they are called", async ({
  request,
}) => {
  const html = await (await request.get("/tienda")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" (?:id="\w+" )?async/g)].map(([, src = ""]) => src);
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const framework = texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  expect(framework).toContain("hydrateRoot");
  expect(framework.slice(0, COMPILE_HINT.length)).toBe(COMPILE_HINT);
  expect(texts.filter((text) => !text.startsWith(COMPILE_HINT)).length).toBeGreaterThan(0);
});

test("nothing that the browser gets holds a secret", async ({ request }) => {
  const env = E2E_CONFIG.env as Record<string, string>;
  const secrets = [
    "SUPABASE_SECRET_KEY",
    "MERCADOPAGO_ACCESS_TOKEN",
    "MERCADOPAGO_WEBHOOK_SECRET",
    "REVALIDATE_SECRET",
  ].map((name) => env[name] ?? "");
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  const folder = path.join(ROOT, E2E_CONFIG.buildDir, "static");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const files = scripts.map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const);
  const pages = await Promise.all(
    ["/", "/tienda", "/carrito", "/pagar", "/auth", "/contacto", "/solicitar-reparacion", "/no-existe"].map(
      async (address) => [address, await (await request.get(address)).text()] as const,
    ),
  );
  for (const [name, text] of [...files, ...pages])
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
  expect(scripts.filter((name) => name.endsWith(".map"))).toEqual([]);
});
