import { once } from "node:events";
import { connect } from "node:net";
import { type APIRequestContext, expect } from "@playwright/test";
import { unitsLabel } from "../../lib/catalog/labels.ts";
import { stockProduct } from "../e2e/support/products.ts";
import type { Product } from "../factories/products.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { type BackendState, SECOND_SITE, startSecondSite } from "../support/second-site.ts";

// One site with one backend: in their order, each from a backend that is well.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: SECOND_SITE });

let site: Awaited<ReturnType<typeof startSecondSite>>;
let inStock = 0;

test.beforeAll(async ({ request }) => {
  site = await startSecondSite();
  const [sold] = await query<{ stock: number }>("select stock from public.products where slug = $1", [SLUG]);
  inStock = sold?.stock ?? 0;
  // Once it shows a change it is connected.
  for (const stock of [inStock - 1, inStock]) await changeStock(stock, request);
});
test.beforeEach(() => site.backend("well"));
test.afterAll(() => site.close());

const pathOf = ({ slug }: Product) => `/producto/${slug}`;
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();

/** Of the demo: a new one would be an edit, after which lists are not shown as they were. */
const SLUG = "control-dualsense-blanco";
const SOLD = `/producto/${SLUG}`;
const setStock = (stock: number) =>
  query("update public.products set stock = $2 where slug = $1", [SLUG, stock]);

/** Until the product's page tells of it. */
async function changeStock(stock: number, request: APIRequestContext): Promise<void> {
  expect(await textOf(request, SOLD)).not.toContain(unitsLabel(stock));
  await setStock(stock);
  await expect.poll(() => textOf(request, SOLD)).toContain(unitsLabel(stock));
}

test.afterEach(() => setStock(inStock));

/** Made anew at the next visit: nothing of them may be shown as it was. */
async function withdrawEverything(request: APIRequestContext): Promise<void> {
  const answer = await request.post("/api/revalidate", {
    headers: { authorization: `Bearer ${E2E_CONFIG.env.REVALIDATE_SECRET}` },
    data: { everything: true },
  });
  expect(answer.ok()).toBe(true);
}

// Before any outage: a site that is connected again expires everything.
test("a sale expires the product and the lists, and leaves every other product's page as it is", {
  tag: "@all",
}, async ({ request }) => {
  const others = await query<{ slug: string }>(
    "select slug from public.products where category = 'controles' and is_published and slug <> $1",
    [SLUG],
  );
  expect(others.length).toBeGreaterThan(3);
  const pages = others.map(({ slug }) => `/producto/${slug}`);
  const cacheState = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.headers()["x-nextjs-cache"];
  };
  let stock = inStock;
  // Again when the two minutes of a page end just then, or the site expires everything after its start.
  await expect(async () => {
    for (const path of pages) await expect.poll(() => cacheState(path), path).toBe("HIT");
    stock = stock === inStock ? inStock - 1 : inStock;
    await changeStock(stock, request);
    for (const path of pages) expect(await cacheState(path), path).toBe("HIT");
  }).toPass();
});

test("with the backend away every public page still shows what it showed, also after a sale", async ({
  request,
}) => {
  const pages = {
    "/": "Aventura Gamer",
    "/tienda": "Tienda",
    "/tienda/controles": "Controles",
    [SOLD]: "DualSense",
    "/servicios": "Servicios",
    "/servicios/reparacion-playstation": "PlayStation",
    "/cursos": "Cursos",
    "/blog": "Blog",
    "/contacto": "Contacto",
    "/terminos": "Términos",
    "/sitemap.xml": "sitemapindex",
    "/sitemaps/productos-1.xml": "urlset",
  };
  await changeStock(inStock - 1, request);
  for (const path of Object.keys(pages)) expect(await statusOf(request, path), path).toBe(200);
  for (const state of ["down", "cut"] as const) {
    site.backend(state);
    for (const [path, words] of Object.entries(pages))
      for (const round of [1, 2]) {
        const answer = await request.get(path);
        expect(answer.status(), `${path}, ${state}, ${round}`).toBe(200);
        expect(await answer.text(), path).toContain(words);
      }
    expect(await statusOf(request, "/no-existe")).toBe(404);
    expect(await statusOf(request, "/dashboard/x")).toBe(404);
  }
});

test("what is repriced in the database is shown for its new price without a call from outside", async ({
  request,
}) => {
  const product = await stockProduct("Repreciado de prueba", 20_000, 5);
  expect(await textOf(request, pathOf(product))).toContain("20.000");
  await query("update public.products set price = 77777 where id = $1", [product.id]);
  await expect.poll(() => textOf(request, pathOf(product))).toContain("77.777");
});

/** Of the panel, of an order and of the session: neither a page nor another person's, and no cookie is taken away. */
async function expectOutage(person: APIRequestContext, state: BackendState): Promise<void> {
  site.backend(state);
  const paths = ["/dashboard", "/admin/pedidos", "/servicios-tecnicos", "/pedido/no-existe"];
  // Who asks first has a link with a token, which the answers after that must not tell.
  await person.get(`${SECOND_SITE}/pedido/un-secreto`);
  // At once: with a silent backend each waits as long as nobody may wait.
  await Promise.all(
    paths.map(async (path) => {
      const answer = await person.get(SECOND_SITE + path, { maxRedirects: 0 });
      expect(answer.status(), `${path}, ${state}`).toBe(503);
      expect(answer.headers()["retry-after"], path).toMatch(/^\d+$/);
      expect(answer.headers()["set-cookie"], path).toBeUndefined();
      const text = await answer.text();
      expect(text, path).toContain("Nuestro sistema no responde");
      expect(text, path).not.toContain("un-secreto");
    }),
  );
  expect((await person.fetch(`${SECOND_SITE}/admin/pedidos`, QUESTION)).status(), state).toBe(503);
  const session = await person.get(`${SECOND_SITE}/api/session`);
  expect(session.status(), state).toBe(503);
  expect(await session.json()).not.toHaveProperty("user");
}

/** What open pages ask before they refresh themselves. */
const QUESTION = { method: "OPTIONS", maxRedirects: 0 };

test("an outage is told as one: nobody is signed out, nobody let in", async ({ request, requestAs }) => {
  const person = await requestAs("superadmin@example.com");
  const expectLetIn = async () =>
    expect(await statusOf(person, `${SECOND_SITE}/admin/pedidos`), "as before").toBe(200);
  await expectLetIn();
  expect((await person.fetch(`${SECOND_SITE}/admin/pedidos`, QUESTION)).status()).toBe(204);
  expect((await request.fetch("/admin/pedidos", QUESTION)).status()).toBe(307);
  await expectOutage(person, "down");
  site.backend("well");
  await expectLetIn();
});

/** A page that cannot be shown: in Spanish, with a way on, without scripts, for nobody to keep. */
async function expectRefusal(request: APIRequestContext, path: string, state: BackendState): Promise<void> {
  const answer = await request.get(path, { headers: { accept: "text/html" } });
  expect(answer.status(), `${path}, ${state}`).toBe(503);
  const { "retry-after": wait, "cache-control": cache } = answer.headers();
  expect([wait, cache], path).toEqual(["10", "no-store"]);
  const html = await answer.text();
  for (const words of ['lang="es-CO"', "<title>No podemos mostrar esta página", 'href="/tienda"', "noindex"])
    expect(html, path).toContain(words);
  expect(html, path).not.toMatch(/<script|__next_error__|Internal Server Error|digest/);
}

test.describe("the rest", { tag: "@all" }, () => {
  test("an outage is told as one, too, when answers break off or never come", async ({ requestAs }) => {
    const person = await requestAs("superadmin@example.com");
    for (const state of ["cut", "silent"] as const) await expectOutage(person, state);
  });

  test("what changed while a site heard nothing is caught up with when it hears again", async ({
    request,
  }) => {
    const product = await stockProduct("Cambiado a escondidas", 20_000, 5);
    expect(await textOf(request, pathOf(product))).toContain("20.000");
    site.backend("down");
    await query("update public.products set price = 66666 where id = $1", [product.id]);
    site.backend("well");
    await expect.poll(() => textOf(request, pathOf(product))).toContain("66.666");
  });

  test("what no cache holds is told in Spanish while the backend is away, and is there when it is back", async ({
    request,
  }) => {
    const product = await stockProduct("Nunca visto", 20_000, 5);
    const pages = [
      pathOf(product),
      "/curso/reparacion-controles-desde-cero",
      "/blog/drift-dualsense-diagnostico-arreglo",
      "/",
      "/tienda",
      "/tienda/controles",
      "/servicios/reparacion-playstation",
      "/cursos",
      "/blog",
    ];
    await withdrawEverything(request);
    for (const state of ["down", "cut"] as const) {
      site.backend(state);
      for (const path of pages) await expectRefusal(request, path, state);
      for (const path of ["/sitemap.xml", "/sitemaps/productos-1.xml", "/blog/rss.xml"]) {
        const answer = await request.get(path);
        expect([answer.status(), answer.headers()["retry-after"]], path).toEqual([503, "10"]);
        expect(await answer.text(), path).toContain("Vuelve a intentarlo");
      }
      expect(await statusOf(request, "/no-existe")).toBe(404);
    }
    site.backend("silent");
    await Promise.all(pages.map((path) => expectRefusal(request, path, "silent")));
    site.backend("well");
    for (const path of pages) await expect.poll(() => statusOf(request, path), path).toBe(200);
  });

  test("a backend that takes three seconds for each answer: a page comes or says that it cannot, and comes later", async ({
    request,
    requestAs,
  }) => {
    const person = await requestAs("superadmin@example.com");
    const fresh = await stockProduct("Lento de prueba", 20_000, 5);
    site.backend("slow");
    // Either it is made within the time that anybody may wait for a page, or the wait ends and says so.
    const asked: [client: APIRequestContext, path: string, status: number][] = [
      [request, pathOf(fresh), 200],
      [request, "/producto/no-existe-nunca", 404],
      [person, `${SECOND_SITE}/dashboard`, 200],
      [person, `${SECOND_SITE}/admin/pedidos`, 200],
    ];
    await Promise.all(
      asked.map(async ([client, path, status]) =>
        expect([status, 503], path).toContain(await statusOf(client, path)),
      ),
    );
    for (const path of ["/", "/tienda", SOLD, "/carrito", "/pagar", pathOf(fresh)])
      await expect.poll(() => statusOf(request, path), { message: path, timeout: 60_000 }).toBe(200);
  });

  test("an address that nobody has is written down each time somebody asks for it", async ({ request }) => {
    const asked = `/nadie-${Date.now().toString(36)}`;
    const written = () =>
      site.lines.filter((line) => line.includes("page.not_found") && line.includes(asked)).length;
    for (const times of [1, 2, 3]) {
      expect(await statusOf(request, asked)).toBe(404);
      await expect.poll(written).toBe(times);
    }
  });

  test("told to stop, the site ends although a browser holds a connection open on which it asked for nothing", async () => {
    const silent = connect(Number(new URL(SECOND_SITE).port), "localhost");
    await once(silent, "connect");
    await site.close();
  });
});
