import { once } from "node:events";
import { connect } from "node:net";
import { type APIRequestContext, expect, request as requests } from "@playwright/test";
import { unitsLabel } from "../../lib/catalog/labels.ts";
import type { Product } from "../factories/products.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { DEMO_PASSWORD, test } from "../support/fixtures.ts";
import { type BackendState, startSecondSite } from "../support/second-site.ts";
import { stockProduct } from "./support/products.ts";

type Site = Awaited<ReturnType<typeof startSecondSite>>;

// One site with one backend: in their order, each from a backend that is well.
test.describe.configure({ mode: "serial" });

let site: Site;
let visitor: APIRequestContext;

test.beforeAll(async () => {
  site = await startSecondSite();
  visitor = await requests.newContext({ baseURL: site.url });
});
test.beforeEach(() => site.backend("well"));
test.afterAll(async () => {
  await visitor.dispose();
  await site.close();
});

const cacheState = async (path: string) => {
  const answer = await visitor.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.headers()["x-nextjs-cache"];
};

const sell = ({ id }: Product) => query("update public.products set stock = stock - 1 where id = $1", [id]);

const textOf = async (path: string) => (await visitor.get(path)).text();

test("a sale renews the product and the lists, and leaves every other product's page as it is", async () => {
  const product = await stockProduct("Vendido de prueba", 20_000, 50);
  const others = await query<{ slug: string }>(
    "select slug from public.products where created_at > now() - interval '1 year' and category in (select category from public.products group by 1 order by count(*) desc limit 1) limit 20",
  );
  const pages = others.map(({ slug }) => `/producto/${slug}`);
  let stock = 50;
  // A page whose two minutes end just now, or that another test changes, is made anew too, but not at the next sale.
  await expect(async () => {
    for (const page of [...pages, `/producto/${product.slug}`, "/tienda"]) {
      await cacheState(page);
      await expect.poll(() => cacheState(page), page).toBe("HIT");
    }
    await sell(product);
    stock -= 1;
    await expect
      .poll(() => textOf(`/producto/${product.slug}`), { timeout: 15_000 })
      .toContain(unitsLabel(stock));
    for (const page of pages) expect(await cacheState(page), page).toBe("HIT");
  }).toPass();
  expect(stock).toBeGreaterThan(0);
});

test("what is repriced in the database is shown for its new price without a call from outside", async () => {
  const product = await stockProduct("Repreciado de prueba", 20_000, 5);
  const path = `/producto/${product.slug}`;
  expect(await textOf(path)).toContain("20.000");
  await query("update public.products set price = 77777 where id = $1", [product.id]);
  await expect.poll(() => textOf(path), { timeout: 15_000 }).toContain("77.777");
});

test("what changed while a site heard nothing is caught up with when it hears again", async () => {
  const product = await stockProduct("Cambiado a escondidas", 20_000, 5);
  const path = `/producto/${product.slug}`;
  expect(await textOf(path)).toContain("20.000");
  site.backend("down");
  await query("update public.products set price = 66666 where id = $1", [product.id]);
  expect(await textOf(path)).toContain("20.000");
  site.backend("well");
  await expect.poll(() => textOf(path), { timeout: 30_000 }).toContain("66.666");
});

test("with the backend away every public page still shows what it showed, also after a sale", async () => {
  const product = await stockProduct("Última noche", 20_000, 50);
  const pages = {
    "/": "Aventura Gamer",
    "/tienda": "Tienda",
    "/tienda/controles": "Controles",
    [`/producto/${product.slug}`]: product.name,
    "/servicios": "Servicios",
    "/servicios/reparacion-playstation": "PlayStation",
    "/cursos": "Cursos",
    "/blog": "Blog",
    "/contacto": "Contacto",
    "/terminos": "Términos",
    "/sitemap.xml": "sitemapindex",
    "/sitemaps/productos-1.xml": "urlset",
  };
  // What another test edits in this very second is not shown as it was.
  await expect(async () => {
    site.backend("well");
    for (const path of Object.keys(pages)) expect((await visitor.get(path)).status(), path).toBe(200);
    await sell(product);
    for (const state of ["down", "cut"] as const) {
      site.backend(state);
      for (const [path, words] of Object.entries(pages))
        for (const round of [1, 2]) {
          const began = Date.now();
          const answer = await visitor.get(path);
          expect(answer.status(), `${path}, ${state}, ${round}`).toBe(200);
          expect(await answer.text(), path).toContain(words);
          expect(Date.now() - began, path).toBeLessThan(2000);
        }
      expect((await visitor.get("/no-existe")).status()).toBe(404);
      expect((await visitor.get("/dashboard/x")).status()).toBe(404);
    }
  }).toPass();
});

/** Made anew at the next visit: nothing of them may be shown as it was. */
async function withdrawEverything(): Promise<void> {
  const answer = await visitor.post("/api/revalidate", {
    headers: { authorization: `Bearer ${E2E_CONFIG.env.REVALIDATE_SECRET}` },
    data: { everything: true },
  });
  expect(answer.ok()).toBe(true);
}

/** A page that cannot be shown: in Spanish, with a way on, without scripts, for nobody to keep. */
async function expectRefusal(path: string, state: BackendState): Promise<void> {
  const began = Date.now();
  const answer = await visitor.get(path, { headers: { accept: "text/html" }, timeout: 30_000 });
  expect(Date.now() - began, `${path}, ${state}`).toBeLessThan(8000);
  expect(answer.status(), `${path}, ${state}`).toBe(503);
  const { "retry-after": wait, "cache-control": cache } = answer.headers();
  expect([wait, cache], path).toEqual(["10", "no-store"]);
  const html = await answer.text();
  for (const words of ['lang="es-CO"', "<title>No podemos mostrar esta página", 'href="/tienda"', "noindex"])
    expect(html, path).toContain(words);
  expect(html, path).not.toMatch(/<script|__next_error__|Internal Server Error|digest/);
}

test("what no cache holds is told in Spanish while the backend is away, and is there when it is back", async () => {
  const product = await stockProduct("Nunca visto", 20_000, 5);
  const [post] = await query<{ slug: string }>(
    "select slug from public.posts where state = 'publicado' and published_at < now() limit 1",
  );
  const [course] = await query<{ slug: string }>("select slug from public.courses limit 1");
  const pages = [
    `/producto/${product.slug}`,
    `/curso/${course?.slug}`,
    `/blog/${post?.slug}`,
    "/",
    "/tienda",
    "/tienda/controles",
    "/servicios/reparacion-playstation",
    "/cursos",
    "/blog",
  ];
  await withdrawEverything();
  for (const state of ["down", "cut"] as const) {
    site.backend(state);
    for (const path of pages) await expectRefusal(path, state);
    for (const path of ["/sitemap.xml", "/sitemaps/productos-1.xml", "/blog/rss.xml"]) {
      const answer = await visitor.get(path, { headers: { accept: "*/*" } });
      expect([answer.status(), answer.headers()["retry-after"]], path).toEqual([503, "10"]);
      expect(await answer.text(), path).toContain("Vuelve a intentarlo");
    }
    expect((await visitor.get("/no-existe")).status()).toBe(404);
  }
  site.backend("silent");
  await Promise.all(pages.map((path) => expectRefusal(path, "silent")));
  site.backend("well");
  for (const path of pages) await expect.poll(async () => (await visitor.get(path)).status(), path).toBe(200);
});

test("a backend that takes three seconds for each answer: no page waits for eight, and the pages come", async () => {
  // Not a new one: its page is made anew when the site hears of it, and perhaps once more right after that.
  const [{ slug: known } = { slug: "" }] = await query<{ slug: string }>(
    "select slug from public.products where stock > 0 order by created_at limit 1",
  );
  const fresh = await stockProduct("Lento de prueba", 20_000, 5);
  await expect.poll(() => cacheState(`/producto/${known}`)).toBe("HIT");
  const cookie = await sessionCookie();
  site.backend("slow");
  /** When the answer begins: what streams goes on for longer. */
  const visit = async (path: string) => {
    const began = Date.now();
    const headers = { accept: "text/html", ...(/dashboard|admin/.test(path) && { cookie }) };
    const { status } = await fetch(site.url + path, { headers, redirect: "manual" });
    return { path, status, ms: Date.now() - began };
  };
  // Not at the first visit when a test beside this one edited a product a moment ago.
  await expect
    .poll(async () => (await visit(`/producto/${known}`)).ms, { timeout: 20_000 })
    .toBeLessThan(1000);
  const paths = [
    "/",
    "/tienda",
    `/producto/${fresh.slug}`,
    "/producto/no-existe-nunca",
    "/carrito",
    "/pagar",
  ];
  for (const { path, status, ms } of await Promise.all(
    [...paths, "/dashboard", "/admin/pedidos"].map(visit),
  )) {
    expect([200, 404, 503], path).toContain(status);
    expect(ms, path).toBeLessThan(8000);
  }
  const later = { timeout: 30_000 };
  await expect.poll(async () => (await visit(`/producto/${fresh.slug}`)).status, later).toBe(200);
  site.backend("well");
  expect((await visit("/admin/pedidos")).status).toBe(200);
});

async function sessionCookie(): Promise<string> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = E2E_CONFIG.env as Record<string, string>;
  const answer = await fetch(`${SUPABASE_URL}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY ?? "", "content-type": "application/json" },
    body: JSON.stringify({ email: "superadmin@example.com", password: DEMO_PASSWORD }),
  });
  const value = `base64-${Buffer.from(JSON.stringify(await answer.json())).toString("base64url")}`;
  // The name that the client derives from the address of its backend, 127.0.0.1.
  return `sb-127-auth-token=${value}; sesion=1`;
}

async function signedIn(): Promise<APIRequestContext> {
  return requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie: await sessionCookie() } });
}

test("an outage is told as one: nobody is signed out, nobody let in, and nobody waits", async () => {
  const person = await signedIn();
  expect((await person.get("/admin/pedidos")).status()).toBe(200);
  // What open pages ask before they refresh themselves.
  const question = { method: "OPTIONS", maxRedirects: 0 };
  expect((await person.fetch("/admin/pedidos", question)).status()).toBe(204);
  expect((await visitor.fetch("/admin/pedidos", question)).status()).toBe(307);
  for (const state of ["down", "cut", "silent"] as const) {
    site.backend(state);
    const paths = ["/dashboard", "/admin/pedidos", "/servicios-tecnicos", "/pedido/no-existe"];
    const expectOutage = async (path: string) => {
      const began = Date.now();
      const answer = await person.get(path, { maxRedirects: 0, timeout: 20_000 });
      expect(answer.status(), `${path}, ${state}`).toBe(503);
      expect(answer.headers()["retry-after"], path).toMatch(/^\d+$/);
      expect(answer.headers()["set-cookie"], path).toBeUndefined();
      expect(await answer.text(), path).toContain("Nuestro sistema no responde");
      expect(Date.now() - began, `${path}, ${state}`).toBeLessThan(8000);
    };
    // At once: each waits as long as nobody may wait.
    await Promise.all(paths.map(expectOutage));
    expect((await person.fetch("/admin/pedidos", question)).status(), state).toBe(503);
    const began = Date.now();
    const session = await person.get("/api/session", { timeout: 20_000 });
    expect(session.status(), state).toBe(503);
    expect(await session.json()).not.toHaveProperty("user");
    expect(Date.now() - began, state).toBeLessThan(8000);
  }
  site.backend("well");
  expect((await person.get("/admin/pedidos")).status()).toBe(200);
  await person.dispose();
});

test("an address that nobody has is written down each time somebody asks for it", async () => {
  const asked = `/nadie-${Date.now().toString(36)}`;
  const written = () =>
    site.lines.filter((line) => line.includes("page.not_found") && line.includes(asked)).length;
  for (const times of [1, 2, 3]) {
    expect((await visitor.get(asked)).status()).toBe(404);
    await expect.poll(written).toBe(times);
  }
});

test("told to stop, the site ends although a browser holds a connection open on which it asked for nothing", async () => {
  const silent = connect(Number(new URL(site.url).port), "localhost");
  await once(silent, "connect");
  await site.close();
});
