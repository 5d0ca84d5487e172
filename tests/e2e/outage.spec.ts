import { type APIRequestContext, expect, request as requests } from "@playwright/test";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { DEMO_PASSWORD, test } from "../support/fixtures.ts";
import { startSecondSite } from "../support/second-site.ts";
import { query, type Shelf, stockProduct } from "../support/shopper.ts";

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

const change = (table: string, record: object, old_record: object) =>
  visitor.post("/api/revalidate", {
    headers: { authorization: `Bearer ${E2E_CONFIG.env.REVALIDATE_SECRET}` },
    data: { table, record, old_record },
  });

/** What the database tells of a sale. */
async function sell({ id }: Shelf): Promise<void> {
  const [before] = await query("select * from public.products where id = $1", [id]);
  await query("update public.products set stock = stock - 1 where id = $1", [id]);
  const [after] = await query("select * from public.products where id = $1", [id]);
  expect((await change("products", after ?? {}, before ?? {})).ok()).toBe(true);
}

test("a sale renews the product and the lists, and leaves every other product's page as it is", async () => {
  const product = await stockProduct("Vendido de prueba", 20_000, 5);
  const others = await query<{ slug: string }>(
    "select slug from public.products where created_at > now() - interval '1 year' and category in (select category from public.products group by 1 order by count(*) desc limit 1) limit 20",
  );
  const pages = others.map(({ slug }) => `/producto/${slug}`);
  for (const page of [...pages, `/producto/${product.slug}`, "/tienda"]) {
    await cacheState(page);
    await expect.poll(() => cacheState(page), page).toBe("HIT");
  }
  await sell(product);
  expect(await cacheState(`/producto/${product.slug}`)).toBe("STALE");
  expect(await cacheState("/tienda")).toBe("STALE");
  for (const page of pages) expect(await cacheState(page), page).toBe("HIT");
  await expect.poll(() => cacheState(`/producto/${product.slug}`)).toBe("HIT");
  expect(await (await visitor.get(`/producto/${product.slug}`)).text()).toMatch(
    /4 disponibles|Quedan 4|4 unidades/,
  );
});

test("what the staff reprices is not shown for its old price once more", async () => {
  const product = await stockProduct("Repreciado de prueba", 20_000, 5);
  await cacheState(`/producto/${product.slug}`);
  await query("update public.products set price = 77777 where id = $1", [product.id]);
  const row = { id: product.id, stock: 5 };
  await change("products", { ...row, price: 77_777 }, { ...row, price: 20_000 });
  expect(await (await visitor.get(`/producto/${product.slug}`)).text()).toContain("77.777");
});

test("with the backend away every public page still shows what it showed, also after a sale", async () => {
  const product = await stockProduct("Última noche", 20_000, 5);
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
  for (const path of Object.keys(pages)) expect((await visitor.get(path)).status(), path).toBe(200);
  await sell(product);
  for (const mood of ["down", "cut"] as const) {
    site.backend(mood);
    for (const [path, words] of Object.entries(pages))
      for (const round of [1, 2]) {
        const began = Date.now();
        const answer = await visitor.get(path);
        expect(answer.status(), `${path}, ${mood}, ${round}`).toBe(200);
        expect(await answer.text(), path).toContain(words);
        expect(Date.now() - began, path).toBeLessThan(2000);
      }
    expect((await visitor.get("/no-existe")).status()).toBe(404);
    expect((await visitor.get("/dashboard/x")).status()).toBe(404);
  }
});

async function signedIn(): Promise<APIRequestContext> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = E2E_CONFIG.env as Record<string, string>;
  const answer = await fetch(`${SUPABASE_URL}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY ?? "", "content-type": "application/json" },
    body: JSON.stringify({ email: "superadmin@example.com", password: DEMO_PASSWORD }),
  });
  const value = `base64-${Buffer.from(JSON.stringify(await answer.json())).toString("base64url")}`;
  // The name that the client derives from the address of its backend, 127.0.0.1.
  const cookie = `sb-127-auth-token=${value}`;
  return requests.newContext({ baseURL: site.url, extraHTTPHeaders: { cookie: `${cookie}; sesion=1` } });
}

test("an outage is told as one: nobody is signed out, nobody let in, and nobody waits", async () => {
  const person = await signedIn();
  expect((await person.get("/admin/pedidos")).status()).toBe(200);
  for (const mood of ["down", "cut", "silent"] as const) {
    site.backend(mood);
    for (const path of ["/dashboard", "/admin/pedidos", "/servicios-tecnicos", "/pedido/no-existe"]) {
      const began = Date.now();
      const answer = await person.get(path, { maxRedirects: 0, timeout: 20_000 });
      expect(answer.status(), `${path}, ${mood}`).toBe(503);
      expect(answer.headers()["retry-after"], path).toMatch(/^\d+$/);
      expect(answer.headers()["set-cookie"], path).toBeUndefined();
      expect(await answer.text(), path).toContain("Nuestro sistema no responde");
      expect(Date.now() - began, `${path}, ${mood}`).toBeLessThan(8000);
    }
    const began = Date.now();
    const session = await person.get("/api/session", { timeout: 20_000 });
    expect(session.status(), mood).toBe(503);
    expect(await session.json()).not.toHaveProperty("user");
    expect(Date.now() - began, mood).toBeLessThan(8000);
  }
  site.backend("well");
  expect((await person.get("/admin/pedidos")).status()).toBe(200);
  await person.dispose();
});
