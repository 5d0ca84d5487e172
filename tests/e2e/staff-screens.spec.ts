import { expect } from "@playwright/test";
import { z } from "zod";
import { PANEL_LINKS } from "../../components/layout/panel-links.ts";
import { expectFits } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { signIn, test, withoutPrefetching } from "../support/fixtures.ts";
import { redirectTarget } from "../support/redirect-target.ts";

// The longest walk of the suite: its tests share nothing, so all workers take part.
test.describe.configure({ mode: "parallel" });

type Screen = { path: string; heading: string | RegExp };

const DESKS: Screen[] = [
  { path: "/dashboard", heading: /¡Hola/ },
  { path: "/admin/pedidos", heading: "Pedidos" },
  { path: "/admin/servicios-tecnicos", heading: "Servicios técnicos" },
  { path: "/admin/servicios-tecnicos/nueva", heading: "Recibir un equipo" },
  { path: "/admin/servicios-tecnicos/informe", heading: "Tiempos del taller" },
  { path: "/admin/mensajes", heading: "Mensajes" },
  { path: "/admin/productos", heading: "Productos" },
  { path: "/admin/productos/importar", heading: /Importar/ },
  { path: "/admin/servicios", heading: "Servicios" },
  { path: "/admin/cursos", heading: "Cursos" },
  { path: "/admin/blog", heading: "Blog" },
  { path: "/admin/hero", heading: "Hero" },
  { path: "/admin/hero/elegidos", heading: "Elegidos de la portada" },
  { path: "/admin/hero/historias", heading: "Antes y después" },
  { path: "/admin/hero/equipo", heading: "Equipo de la portada" },
  { path: "/admin/resenas", heading: "Reseñas" },
  { path: "/dashboard/usuarios", heading: "Usuarios" },
];
const ADMIN_DESKS: Screen[] = [
  { path: "/admin/configuracion", heading: "Configuración" },
  { path: "/admin/auditoria", heading: "Auditoría" },
  { path: "/admin/estado", heading: "Estado del sitio" },
];
const WITH_DELETE = [
  "/admin/blog",
  "/admin/productos",
  "/admin/servicios",
  "/admin/cursos",
  "/admin/hero",
  "/admin/hero/historias",
  "/admin/hero/equipo",
];

for (const role of ["employee", "manager", "admin", "superadmin"] as const) {
  const isAdmin = role === "admin" || role === "superadmin";

  test(`${role} finds every section of the back office, and delete controls only as superadmin`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, `${role}@example.com`);
    await withoutPrefetching(page);
    for (const { path, heading } of [...DESKS, ...(isAdmin ? ADMIN_DESKS : [])]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading }), path).toBeVisible();
      // Nothing is loaded beforehand for a page that is not shown.
      await expect(page.locator('link[rel="preload"][href*="not-found"]'), path).toHaveCount(0);
      // accessibility.spec.ts visits every screen as superadmin.
      if (role !== "superadmin") await expectFits(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      if (!WITH_DELETE.includes(path)) continue;
      await expect(
        page
          .getByRole("main")
          .getByRole("button", { name: /^Editar/ })
          .or(page.getByRole("main").getByRole("link", { name: /^Editar/ }))
          .first(),
        path,
      ).toBeVisible();
      const deletes = page.getByRole("main").getByRole("button", { name: /^Eliminar/ });
      if (role === "superadmin") await expect(deletes.first(), path).toBeVisible();
      else await expect(deletes, path).toHaveCount(0);
    }
    const links = page.getByRole("navigation", { name: "Secciones de tu panel" });
    for (const { path } of ADMIN_DESKS)
      await expect(links.locator(`a[href="${path}"]`)).toHaveCount(isAdmin ? 1 : 0);
  });

  if (!isAdmin)
    test(`${role} is turned away from settings and the audit log`, async ({ page }) => {
      await signIn(page, `${role}@example.com`);
      for (const { path } of ADMIN_DESKS) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/dashboard$/);
      }
    });
}

test("every section of the panel is visited here", () => {
  const visited = [...DESKS, ...ADMIN_DESKS].map(({ path }) => path);
  const sections = PANEL_LINKS.admin.map(({ href }) => href).filter((href) => href !== "/dashboard/perfil");
  expect(sections.filter((href) => !visited.includes(href))).toEqual([]);
});

test("lines of the demo's orders have ids that the site's forms take", async () => {
  const ids = await query<{ id: string }>("select id from public.order_items");
  expect(ids.length).toBeGreaterThan(20);
  for (const { id } of ids) expect(z.uuid().safeParse(id).success, id).toBe(true);
});

test("a customer and a stranger are turned away from every section", async ({ page }) => {
  const guarded = [...DESKS, ...ADMIN_DESKS].map(({ path }) => path).filter((path) => path !== "/dashboard");
  for (const path of guarded) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(redirectTarget(answer), path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
  await signIn(page, "cliente2@example.com");
  for (const path of guarded.filter((path) => path !== "/admin/hero")) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(redirectTarget(answer), path).toBe("/");
  }
  await page.goto("/admin/hero");
  await expect(page.getByText("Acceso Denegado")).toBeVisible();
  const found = await page.request.get("/api/find?q=control");
  expect(found.status()).toBe(403);
});
