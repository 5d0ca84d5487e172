import { expect, type Page } from "@playwright/test";
import { PANEL_LINKS, panelLinks } from "../../components/layout/panel-links.ts";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { newCourse } from "./support/courses.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openLive } from "./support/live.ts";
import { type OpenOrder, receivedOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const MAIN = { tag: "@main" };

const sections = (page: Page) => page.getByRole("navigation", { name: "Secciones de tu panel" });
/** The number of waiting items follows the name. */
const section = (page: Page, name: string) =>
  sections(page).getByRole("link", { name: new RegExp(`^${name}(\\s?\\d+ por atender)?$`) });

/** A person with orders, a repair that waits for an answer and a course. */
async function busyCustomer() {
  const person = await newCustomer("panel");
  const product = await stockProduct("Control del panel", 30_000, 5);
  const orders: OpenOrder[] = [];
  for (let n = 0; n < 3; n += 1) orders.push(await receivedOrder(person, product));
  const course = await newCourse("Curso del panel");
  await query(
    "insert into public.order_items (order_id, item_type, item_id, name, slug, unit_price, quantity) values ($1, 'course', $2, $3, $4, 0, 1)",
    [orders[0]!.id, course.id, course.title, course.slug],
  );
  const repair = await newRepair(person, "No da imagen");
  await newQuote(repair, 90_000);
  return { person, course, repair };
}

async function openPanel(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await page.goto("/dashboard");
}

test("the sections have addresses, the current one is marked, back goes back", MAIN, async ({ page }) => {
  await openPanel(page, (await newCustomer("secciones")).email);
  await expect(section(page, "Mi Panel")).toHaveAttribute("aria-current", "page");
  for (const { label, href } of PANEL_LINKS.customer.slice(1)) {
    await section(page, label).click();
    await page.waitForURL((url) => url.pathname === href);
    await expect(section(page, label)).toHaveAttribute("aria-current", "page");
    await expect(sections(page).locator("[aria-current]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/progreso$/);
  await expect(section(page, "Mi Progreso")).toHaveAttribute("aria-current", "page");
});

test("the menu stays folded after a reload, from the first HTML on", async ({ page }) => {
  await openPanel(page, (await newCustomer("plegado")).email);
  const menu = page.getByRole("complementary", { name: "Menú del panel" });
  const wide = (await menu.boundingBox())?.width ?? 0;
  const fold = menu.getByRole("button", { name: "Plegar el menú" });
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await fold.focus();
  await page.keyboard.press("Enter");
  const unfold = menu.getByRole("button", { name: "Desplegar el menú" });
  await expect(unfold).toBeFocused();
  await expect(unfold).toHaveAttribute("aria-expanded", "false");
  expect((await menu.boundingBox())?.width ?? wide).toBeLessThan(wide / 2);
  // Folded, the sections keep their names.
  await expect(section(page, "Mis Pedidos")).toHaveAttribute("title", "Mis Pedidos");

  expect(await (await page.request.get("/dashboard")).text()).toContain('data-collapsed="true"');
  await page.reload();
  await pressEnter(unfold);
  await expect(fold).toBeVisible();
  expect(await (await page.request.get("/dashboard")).text()).not.toContain('data-collapsed="true"');
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a bar has the most used sections, marks the current one and opens the menu", async ({ page }) => {
    await openPanel(page, (await newCustomer("barra")).email);
    const bar = page.getByRole("navigation", { name: "Lo más usado de tu panel" });
    await expect(bar.getByRole("link")).toHaveText(["Panel", "Pedidos", "Reparaciones", "Cursos"]);
    await bar.getByRole("link", { name: "Pedidos" }).click();
    await page.waitForURL("**/dashboard/pedidos");
    await expect(bar.locator("[aria-current]")).toHaveText(["Pedidos"]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [last, top] = [await page.getByRole("main").boundingBox(), await bar.boundingBox()];
    expect(last!.y + last!.height).toBeLessThanOrEqual(top!.y + 1);
    await page.goto("/dashboard/progreso");
    await expect(bar.locator("[aria-current]")).toHaveText(["Más"]);
  });

  test("the menu opens over the page, closes with Escape and after a choice", async ({ page }) => {
    await openPanel(page, (await newCustomer("telefono")).email);
    const open = page.getByRole("button", { name: "Abrir el menú del panel" });
    await expect(sections(page)).toBeHidden();
    await open.click();
    await expect(section(page, "Mi Perfil")).toBeVisible();
    await expectAccessible(page, 360, ["light"]);
    await page.keyboard.press("Escape");
    await expect(sections(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await section(page, "Mi Perfil").click();
    await page.waitForURL("**/dashboard/perfil");
    await expect(sections(page)).toBeHidden();
  });
});

test("staff have their own sections", async ({ page }) => {
  await openPanel(page, "employee@example.com");
  const theirs = panelLinks("staff", { seesReports: false });
  await expect(sections(page).getByRole("link")).toHaveText(
    theirs.map(({ label }) => new RegExp(`^${label}(\\d+ por atender)?$`)),
  );
  const links = await sections(page).getByRole("link").all();
  expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(
    theirs.map(({ href }) => href),
  );
  await expect(page.getByText("Manager", { exact: true })).toBeVisible();
});

test("the overview of a new customer has today's date in Colombia and suggests next steps", async ({
  page,
}) => {
  await openPanel(page, (await newCustomer("nuevo")).email);
  const today = new Date().toLocaleDateString("es-CO", {
    timeZone: "America/Bogota",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  await expect(page.getByRole("banner").getByText(today)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio", exact: true })).toHaveAttribute(
    "href",
    "/",
  );
  const main = page.getByRole("main");
  await expect(main.getByText("Aún no tienes pedidos")).toBeVisible();
  await expect(main.getByRole("link", { name: "Ir a la tienda" })).toHaveAttribute("href", "/tienda");
  await expect(main.getByText("No tienes órdenes de servicio")).toBeVisible();
  await expect(main.getByRole("link", { name: "Solicitar una reparación" })).toHaveAttribute(
    "href",
    "/solicitar-reparacion",
  );
  await expect(main.getByRole("link", { name: "Ver los cursos" })).toHaveAttribute("href", "/cursos");
  await expect(main.getByRole("region", { name: "Tu aventura empieza aquí" }).getByRole("link")).toHaveCount(
    3,
  );
  await expect(main.getByRole("region", { name: "Tu Progreso Aventurero" })).toContainText("0 / 30 XP");
});

test(
  "the overview shows figures, two orders, what waits for an answer, and updates itself",
  MAIN,
  async ({ page }) => {
    const { person, course, repair } = await busyCustomer();
    await enter(page, person.email);
    await openLive(page, "/dashboard", "ordenes_servicio");
    const main = page.getByRole("main");
    await expect(main.getByRole("definition")).toHaveText(["90", "1", "3"]);
    await expect(main.getByRole("term")).toHaveText(["Puntos", "Nivel", "Pedidos"]);
    const orders = main.getByRole("region", { name: "Mis Pedidos" });
    await expect(orders.getByRole("link", { name: "Ver todos (3)" })).toHaveAttribute(
      "href",
      "/dashboard/pedidos",
    );
    await expect(main.getByRole("region", { name: /Mis cursos/i })).toContainText(course.title);

    const repairs = main.getByRole("region", { name: "Mis Servicios" });
    const toDo = main.getByRole("region", { name: "Lo que sigue" });
    await expect(toDo).toContainText("Tu cotización de $90.000 espera tu respuesta");
    await expect(toDo.getByRole("link", { name: /^Ver y responder/ })).toHaveAttribute(
      "href",
      `/servicios-tecnicos/${repair.id}#cotizacion`,
    );
    await expect(
      toDo.getByRole("link", { name: /^Escribir reseña\s?: ¿Cómo te salió Control del panel/ }),
    ).toHaveCount(1);
    await expect(repairs).toContainText("Esperando Aprobación");
    await expect(repairs).toContainText("1 nuevo");
    await query("update public.ordenes_servicio set estado = 'Completado' where id = $1", [repair.id]);
    await expect(repairs).toContainText("Completado");
    await repairs.getByRole("link", { name: /PS5 de prueba/ }).click();
    await page.waitForURL(`**/servicios-tecnicos/${repair.id}`);
    await expect(section(page, "Mis Servicios")).toHaveAttribute("aria-current", "page");
  },
);
