import { readdir } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { ROOT } from "../../local/launch/config.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { enter, signIn, test } from "../support/fixtures.ts";
import { redirectTarget } from "../support/redirect-target.ts";
import { stockProduct } from "./support/products.ts";

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

const NOBODYS = "00000000-0000-4000-8000-000000000000";

/** The same, of what only staff may ask for. */
const LOST_TO_STAFF = [NOBODYS, "nada"].flatMap((id) => [
  [`/dashboard/pedidos/${id}`, "Pedido no encontrado", "Ver mis pedidos"],
  [`/servicios-tecnicos/${id}`, "Reparación no encontrada", "Ver mis servicios"],
  [`/admin/pedidos/${id}`, "Pedido no encontrado", "Ver todos los pedidos"],
  [`/admin/servicios-tecnicos/${id}`, "Reparación no encontrada", "Ver todas las órdenes"],
  [`/admin/productos/${id}/movimientos`, "Producto no encontrado", "Volver a los productos"],
  [`/admin/productos?pagina=1&editar=${id}`, "Producto no encontrado", "Volver a los productos"],
  [`/admin/cursos/${id}`, "Curso no encontrado", "Volver a los cursos"],
  [`/admin/cursos/${id}/leccion/x`, "Curso no encontrado", "Volver a los cursos"],
  [`/admin/blog/${id}`, "Artículo no encontrado", "Volver al blog"],
  [`/admin/mensajes/${id}`, "Mensaje no encontrado", "Volver a los mensajes"],
  [`/dashboard/usuarios/${id}`, "Usuario no encontrado", "Volver a Usuarios"],
]);

async function expectLost(page: Page, [address = "", title = "", way = ""]: readonly string[]) {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(404);
  const asked = new URL(address, page.url());
  expect(page.url(), "the address stays, to be corrected").toBe(asked.href);
  await expect(page.locator("html"), address).toHaveAttribute("lang", "es-CO");
  await expect(page, address).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title}`));
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  await expect(page.getByRole("link", { name: way }).first(), address).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** The form that signs in needs scripts; what is asked for afterwards does not. */
  async function signInHere(page: Page, browser: Browser, email: string): Promise<void> {
    const scripted = await browser.newContext({ javaScriptEnabled: true });
    await signIn(await scripted.newPage(), email);
    await page.context().addCookies(await scripted.cookies());
    await scripted.close();
  }

  test("a lost address is a page: its language, its title and a way on", async ({ page }) => {
    for (const lost of LOST) await expectLost(page, lost);
  });

  test("so is what is not there behind the sign-in, and what is there opens", async ({ page, browser }) => {
    await signInHere(page, browser, "superadmin@example.com");
    for (const lost of LOST_TO_STAFF) await expectLost(page, lost);
    const idOf = async (table: string) =>
      (await query<{ id: string }>(`select id from public.${table} limit 1`))[0]?.id;
    const product = await idOf("products");
    const [lesson] = await query<{ path: string }>(
      "select id || '/leccion/' || (curriculum #>> '{0,lessons,0,id}') as path from public.courses where curriculum #>> '{0,lessons,0,id}' is not null limit 1",
    );
    for (const address of [
      `/admin/pedidos/${await idOf("orders")}`,
      `/admin/servicios-tecnicos/${await idOf("ordenes_servicio")}`,
      `/admin/productos/${product}/movimientos`,
      `/admin/productos?editar=${product}`,
      `/admin/cursos/${await idOf("courses")}`,
      `/admin/cursos/${lesson?.path}`,
      `/admin/blog/${await idOf("posts")}`,
      `/admin/mensajes/${await idOf("contact_messages")}`,
      `/dashboard/usuarios/${await idOf("profiles")}`,
      "/admin/servicios-tecnicos/nueva",
      "/admin/servicios-tecnicos/informe",
      "/admin/mensajes/suscriptores",
      "/admin/productos/importar",
      "/admin/resenas/publicaciones",
    ])
      expect((await page.goto(address))?.status(), address).toBe(200);
  });

  test("somebody else's is as lost as nobody's, and the staff's pages stay closed", async ({
    page,
    browser,
  }) => {
    await signInHere(page, browser, "cliente2@example.com");
    const [order] = await query<{ id: string }>(
      "select id from public.orders where user_id <> (select id from auth.users where email = 'cliente2@example.com') limit 1",
    );
    const [repair] = await query<{ id: string }>(
      "select id from public.ordenes_servicio where usuario_id <> (select id from auth.users where email = 'cliente2@example.com') limit 1",
    );
    const body = async (address: string) =>
      (await (await page.request.get(address)).text()).replaceAll(address, "");
    for (const [folder, id] of [
      ["/dashboard/pedidos", order?.id],
      ["/servicios-tecnicos", repair?.id],
    ]) {
      expect((await page.goto(`${folder}/${id}`))?.status(), folder).toBe(404);
      expect(await body(`${folder}/${id}`), folder).toBe(await body(`${folder}/${NOBODYS}`));
    }
    await page.goto(`/admin/pedidos/${NOBODYS}`);
    await expect(page, "not a word of whether it is there").toHaveURL(/\/$/);
  });
});

test("its scripts run, behind the sign-in as before it, and lead home", async ({ page }) => {
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
  await enter(page, "employee@example.com");
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
    expect([answer.status(), redirectTarget(answer)], from).toEqual([status, to]);
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
