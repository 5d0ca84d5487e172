import { readdir } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { ROOT } from "../../local/launch/config.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { signIn, test } from "../support/fixtures.ts";
import { targetOf } from "../support/redirect.ts";
import { query, stockProduct } from "../support/shopper.ts";

test.use({ expectedStatus: [404, 410] });

/** Address, title and the way on of the page that it deserves. */
const LOST = [
  ["/no-existe", "Page not found", "Return to Home"],
  ["/nada/de/nada", "Page not found", "Return to Home"],
  ["/no-existe.php", "Page not found", "Return to Home"],
  ["/producto/no-existe", "Producto no encontrado", "Volver a la tienda"],
  ["/curso/no-existe", "Curso no encontrado", "Volver a los cursos"],
  ["/curso/no-existe/muestra/x", "Curso no encontrado", "Volver a los cursos"],
  ["/blog/no-existe", "Artículo no encontrado", "Volver al blog"],
  ["/blog/pagina/99", "Artículo no encontrado", "Volver al blog"],
  ["/tienda/zz-1", "Page not found", "Return to Home"],
  ["/tienda/zz-1?q=control", "Page not found", "Return to Home"],
  ["/cursos/no-existe", "Page not found", "Return to Home"],
  ["/pedido/no-existe", "Pedido no encontrado", "Volver al inicio"],
  ["/reparacion/no-existe", "Reparación no encontrada", "Volver al inicio"],
  ["/certificado/no-existe", "Certificado no encontrado", "Volver al inicio"],
  ["/pqr/no-existe", "Mensaje no encontrado", "Volver al inicio"],
  ["/boletin/baja/no-existe", "Este enlace ya no sirve", "Ir al blog"],
  ["/carrito/x", "Page not found", "Return to Home"],
  ["/payment/x", "Page not found", "Return to Home"],
  ["/auth/x", "Page not found", "Return to Home"],
  ["/pedido/a/b", "Page not found", "Return to Home"],
  ["/solicitar-reparacion/x", "Page not found", "Return to Home"],
  ["/servicios-tecnicos/a/b", "Page not found", "Return to Home"],
  ["/dashboard/x", "Page not found", "Return to Home"],
  ["/dashboard/pedidos/a/b", "Page not found", "Return to Home"],
  ["/admin/nada", "Page not found", "Return to Home"],
] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lost address is a page: its language, its title and a way on", async ({ page }) => {
    for (const [address, title, way] of LOST) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      expect(new URL(page.url()).pathname, "the address stays, to be corrected").toBe(
        new URL(address, page.url()).pathname,
      );
      await expect(page.locator("html"), address).toHaveAttribute("lang", "es-CO");
      await expect(page, address).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
      await expect(page.getByRole("link", { name: way }).first(), address).toBeVisible();
    }
  });
});

test("its scripts run, behind the doors as before them, and lead home", async ({ page }) => {
  await signIn(page, "superadmin@example.com");
  for (const address of ["/dashboard/x", "/admin/nada", "/carrito/x", "/no-existe"]) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    const drawer = page.getByRole("dialog", { name: "Carrito de Compras" });
    await page.getByRole("button", { name: /^Carrito de compras/ }).click();
    await expect(drawer, address).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer, address).toBeHidden();
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("/admin is the dashboard", async ({ page }) => {
  await signIn(page, "employee@example.com");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what no row and no file can be called is a 404, never a fault", async ({ request }) => {
  for (const part of ["%00", "a%00b", "a%0Ab", "%7F", "%E0%A4%A", "x".repeat(3000)])
    for (const folder of [
      "producto",
      "curso",
      "blog",
      "tienda",
      "servicios",
      "cursos",
      "pedido",
      "dashboard",
    ]) {
      const answer = await request.get(`/${folder}/${part}`, { maxRedirects: 0 });
      expect(answer.status(), `/${folder}/${part.slice(0, 9)}`).toBe(404);
    }
  const search = await request.get("/tienda?q=%00control%00");
  expect(search.status()).toBe(200);
  expect(await search.text()).not.toContain("Error al cargar");
});

async function redirects(): Promise<(readonly [from: string, status: number, to: string])[]> {
  const [product] = await query<{ id: string; slug: string }>(
    "select id, slug from public.products where created_at < now() - interval '1 hour' limit 1",
  );
  const [course] = await query<{ id: string; slug: string }>("select id, slug from public.courses limit 1");
  const gone = await stockProduct("Retirado de prueba", 10_000, 1);
  await query("delete from public.products where id = $1", [gone.id]);
  return [
    ["/servicios/fresco-dos", 307, "/servicios"],
    ["/tienda/ConTroles", 308, "/tienda/controles"],
    ["/tienda/ConTroles?orden=name", 308, "/tienda/controles?orden=name"],
    ["/tienda/todos", 308, "/tienda"],
    [`/producto/${product?.id}`, 308, `/producto/${product?.slug}`],
    [`/producto/${product?.slug.toUpperCase()}`, 308, `/producto/${product?.slug}`],
    [`/curso/${course?.id}`, 308, `/curso/${course?.slug}`],
    [`/curso/${course?.slug.toUpperCase()}`, 308, `/curso/${course?.slug}`],
    ["/blog/categoria/REPARACION", 308, "/blog/categoria/reparacion"],
    [`/producto/${gone.slug}`, 307, `/retirado/producto/${gone.slug}`],
  ];
}

test("a redirect names its target once", async ({ request }) => {
  for (const [from, status, to] of await redirects()) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), targetOf(answer)], from).toEqual([status, to]);
  }
});

async function visitorWithWorker(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: "allow" })).newPage();
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? "none"))
    .toBe("activated");
  return page;
}

test("a returning visitor, whose navigations go through the worker, gets there too", async ({ browser }) => {
  const page = await visitorWithWorker(browser);
  for (const [from, , to] of await redirects()) {
    await page.goto(from);
    expect(page.url().slice(new URL(page.url()).origin.length), from).toBe(to);
  }
  await page.context().close();
});

test("a new product has its page at once, also where somebody looked for it before", async ({ request }) => {
  const slug = `recien-llegado-${Date.now().toString(36)}`;
  expect((await request.get(`/producto/${slug}`)).status()).toBe(404);
  await query(
    "insert into public.products (name, description, price, category, stock, slug, created_at) values ('Recién llegado', 'd', 1000, 'extras', 1, $1, now() - interval '2 years')",
    [slug],
  );
  expect((await request.get(`/producto/${slug}`)).status()).toBe(200);
});

const kept = async () =>
  (await readdir(path.join(ROOT, E2E_CONFIG.buildDir, "server"), { recursive: true })).filter((file) =>
    /zz-nadie/.test(file),
  );

async function askAll(request: APIRequestContext, addresses: string[]): Promise<number[]> {
  const answers = await Promise.all(addresses.map((address) => request.get(address, { maxRedirects: 0 })));
  return answers.map((answer) => answer.status());
}

test("addresses that somebody makes up leave nothing behind", async ({ request }) => {
  for (const folder of ["/producto", "/curso", "/blog", "/tienda", "/cursos", "/servicios", "", "/a/b"]) {
    const addresses = Array.from({ length: 25 }, (_, n) => `${folder}/zz-nadie-${n}`);
    const expected = folder === "/servicios" ? 307 : 404;
    expect(new Set(await askAll(request, addresses)), folder).toEqual(new Set([expected]));
  }
  expect(await kept()).toEqual([]);
});
