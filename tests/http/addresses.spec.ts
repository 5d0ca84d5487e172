import { readdir } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { FILTER_PARAMS } from "../../lib/catalog/list-address.ts";
import { ROOT } from "../../local/launch/config.ts";
import { stockProduct } from "../e2e/support/products.ts";
import { headOf, metaOf } from "../support/document-head.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { type Redirect, redirectsToPages } from "../support/public-pages.ts";
import { redirectTarget } from "../support/redirect-target.ts";

type Lost = readonly [address: string, title: string, way: string];

/** Addresses that nobody has, with the title and the way on of the page that each deserves. */
const LOST: Lost[] = [
  ...[
    "/no-existe",
    "/nada/de/nada",
    "/no-existe.php",
    "/cursos/no-existe",
    "/carrito/x",
    "/payment/x",
    "/auth/x",
    "/pedido/a/b",
    "/solicitar-reparacion/x",
    "/servicios-tecnicos/a/b",
    "/dashboard/x",
    "/dashboard/pedidos/a/b",
    "/admin/nada",
  ].map((address): Lost => [address, "Page not found", "Return to Home"]),
  ["/tienda/zz-1", "No se encontraron productos en la categoría que buscas", "Ver todos los productos"],
  [
    "/tienda/lista?categoria=zz-1&q=control",
    "No se encontraron productos en la categoría que buscas",
    "Ver todos los productos",
  ],
  ["/producto/no-existe", "Producto no encontrado", "Volver a la tienda"],
  ["/curso/no-existe", "Curso no encontrado", "Volver a los cursos"],
  ["/curso/no-existe/muestra/x", "Curso no encontrado", "Volver a los cursos"],
  ["/blog/no-existe", "Artículo no encontrado", "Volver al blog"],
  ["/blog/pagina/99", "Artículo no encontrado", "Volver al blog"],
  ["/blog/pagina/02", "Artículo no encontrado", "Volver al blog"],
  ["/blog/categoria/juegos", "Artículo no encontrado", "Volver al blog"],
  ["/pedido/no-existe", "Pedido no encontrado", "Volver al inicio"],
  ["/reparacion/no-existe", "Reparación no encontrada", "Volver al inicio"],
  ["/certificado/no-existe", "Certificado no encontrado", "Volver al inicio"],
  ["/certificado/AG-0000-0000-0000", "Certificado no encontrado", "Volver al inicio"],
  ["/pqr/no-existe", "Mensaje no encontrado", "Volver al inicio"],
  ["/boletin/confirmar/no-existe", "Este enlace ya no sirve", "Ir al blog"],
  ["/boletin/baja/no-existe", "Este enlace ya no sirve", "Ir al blog"],
];

/** The same, of what only staff may ask for. */
const LOST_TO_STAFF: Lost[] = ["00000000-0000-4000-8000-000000000000", "nada"].flatMap((id): Lost[] => [
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
  [`/admin/clientes/${id}`, "Cliente no encontrado", "Volver a los clientes"],
  [`/dashboard/usuarios/${id}`, "Usuario no encontrado", "Volver a Usuarios"],
]);

test("a lost address is a page without scripts: its language, its title, a way on, and for no searcher", async ({
  request,
  requestAs,
}) => {
  const staff = await requestAs("superadmin@example.com");
  for (const [client, lost] of [
    [request, LOST],
    [staff, LOST_TO_STAFF],
  ] as const)
    for (const [address, title, way] of lost) {
      // No redirect: the address stays, to be corrected.
      const answer = await client.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(404);
      const html = await answer.text();
      const head = headOf(html);
      expect(html, address).toMatch(/<html[^>]* lang="es-CO"/);
      expect(head.titles[0], address).toMatch(new RegExp(`^(\\(\\d+\\) )?${title}`));
      expect(metaOf(head, "robots").join(), address).toContain("noindex");
      const shown = html.replaceAll(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>/g, "");
      expect(shown, address).toContain("<h1");
      const links = [...shown.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)];
      expect(
        links.map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, "").trim()),
        address,
      ).toContain(way);
    }
});

test("another way of writing an address leads for good, once, to the one that counts", async ({
  request,
}) => {
  const gone = await stockProduct("Retirado de prueba", 10_000, 1);
  await query("delete from public.products where id = $1", [gone.id]);
  const redirects: Redirect[] = [
    ...(await redirectsToPages(gone.slug)),
    ["/cursos/todos", 308, "/cursos"],
    ["/tienda/", 308, "/tienda"],
    ["/tienda/PS5", 308, "/tienda/ps5"],
    ...FILTER_PARAMS.map((key): Redirect => [`/tienda?${key}=1`, 308, `/tienda/lista?${key}=1`]),
    [
      "/tienda/accesorios%20%26%20m%C3%A1s?q=a%20b&plataforma=ps5,pc&tipo=control&tipo=juego&condicion=usado&precio=0-50000&existencias=si&orden=name&vista=lista&pagina=2&utm_source=x",
      308,
      "/tienda/lista?q=a%20b&plataforma=ps5%2Cpc&tipo=control&tipo=juego&condicion=usado&precio=0-50000&existencias=si&orden=name&vista=lista&pagina=2&utm_source=x&categoria=accesorios%20%26%20m%C3%A1s",
    ],
    ["/blog/pagina/1", 308, "/blog"],
    ["/blog/categoria/Noticias", 308, "/blog/categoria/noticias"],
    ["/feed", 301, "/blog/rss.xml"],
    ["/rss", 301, "/blog/rss.xml"],
    ["/rss.xml", 301, "/blog/rss.xml"],
    ["/index.html", 301, "/"],
  ];
  for (const [from, status, to] of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), redirectTarget(answer)], from).toEqual([status, to]);
  }
});

test("a deleted product is gone for good, and says what there is instead", async ({ request }) => {
  const product = await stockProduct("Cable retirado", 20_000, 1);
  await query("delete from public.products where id = $1", [product.id]);
  const answer = await request.get(`/producto/${product.slug}`);
  expect(answer.status()).toBe(410);
  const html = await answer.text();
  expect(metaOf(headOf(html), "robots").join()).toContain("noindex");
  expect(html).toMatch(/<h1[^>]*>(<[^>]*>)*Esto ya no está en la tienda/);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  for (const link of [
    /<a [^>]*href="\/"[^>]*>(<[^>]*>)*Volver al inicio/,
    /<a [^>]*href="\/tienda"[^>]*>(<[^>]*>)*Ver la tienda/,
  ])
    expect(main).toMatch(link);
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

test("a search for characters that no text may hold finds nothing, and is no fault", async ({ request }) => {
  const search = await request.get("/tienda/lista?q=%00control%00");
  expect(search.status()).toBe(200);
  expect(await search.text()).not.toContain("Error al cargar");
});

async function askAll(request: APIRequestContext, addresses: string[]): Promise<number[]> {
  const answers = await Promise.all(addresses.map((address) => request.get(address, { maxRedirects: 0 })));
  return answers.map((answer) => answer.status());
}

test("addresses that somebody makes up leave nothing behind", async ({ request }) => {
  for (const folder of ["/producto", "/curso", "/blog", "/tienda", "/cursos", "/servicios", "", "/a/b"]) {
    const addresses = Array.from({ length: 5 }, (_, n) => `${folder}/zz-nadie-${n}`);
    const expected = folder === "/servicios" ? 307 : 404;
    expect(new Set(await askAll(request, addresses)), folder).toEqual(new Set([expected]));
  }
  const files = await readdir(path.join(ROOT, E2E_CONFIG.buildDir, "server"), { recursive: true });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.includes("zz-nadie"))).toEqual([]);
});
