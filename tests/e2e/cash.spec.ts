import { expect, type Page } from "@playwright/test";
import { addDrawer, closeSession, expectedCash } from "../factories/cash.ts";
import { addCashOrder, moveOrder } from "../factories/orders.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { countEffort } from "./support/effort.ts";
import { employeeId } from "./support/people.ts";

const DRAWER = `Caja ${freshEmail("prueba").split("@")[0]}`.slice(0, 40);
const MAIN = { tag: "@main" };

// An open drawer would take the cash of every other test.
async function accessible(page: Page) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, width);
  }
}

test.afterEach(async () => {
  const open = await query<{ id: string }>("select id from public.cash_sessions where closed_at is null");
  for (const { id } of open) await closeSession(db, await employeeId(), id, await expectedCash(db, id));
  await query("update public.cash_drawers set is_active = false where name <> 'Caja principal'");
});

test(
  "the drawer is opened, moved in and out, and closed with a difference in at most five presses",
  MAIN,
  async ({ page }) => {
    await addDrawer(db, DRAWER);
    await enter(page, "employee@example.com");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/admin/caja");
    const open = page.getByRole("dialog", { name: "Abrir caja" });
    await clickUntil(page.getByRole("button", { name: "Abrir caja" }), open);
    await expect(open.getByLabel("Base en efectivo")).toBeFocused();
    await page.keyboard.type("100.000");
    await open.getByLabel("Caja", { exact: true }).selectOption(DRAWER);
    await expectAccessible(page, 360);
    await open.getByRole("button", { name: "Abrir" }).click();
    const card = page.getByRole("list", { name: "Cajas abiertas" }).getByRole("listitem");
    await expect(card).toContainText("por ti · Base $100.000");

    for (const [kind, amount, reason] of [
      ["Entrada", "50000", "Sencillo"],
      ["Salida", "18000", "Domicilio"],
    ] as const) {
      const dialog = page.getByRole("dialog", { name: new RegExp(kind, "i") });
      await card.getByRole("button", { name: kind }).click();
      await page.keyboard.type(amount);
      await dialog.getByLabel("Motivo").fill(reason);
      await page.keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
    }
    // A sale in cash while it is open.
    const order = await addCashOrder(db);
    const employee = await employeeId();
    await moveOrder(db, employee, order, "confirm");
    await moveOrder(db, employee, order, "collect");

    await card.getByRole("link", { name: "Movimientos" }).click();
    const moves = page.getByRole("region", { name: "Movimientos", exact: true }).last();
    await expect(moves).toContainText("Sencillo");
    await expect(moves).toContainText("-$18.000");
    await expect(moves.getByRole("row", { name: /Venta/ })).toContainText("Al cerrar");
    await expect(page.getByText("$182.000")).toHaveCount(0);
    await accessible(page);

    await page.goto("/admin/caja");
    const close = page.getByRole("dialog", { name: `Cerrar ${DRAWER}` });
    const button = card.getByRole("button", { name: "Cerrar caja" });
    await clickUntil(button, close);
    await page.keyboard.press("Escape");
    await expect(close).toHaveCount(0);
    const end = await countEffort(page, "cerrar la caja con una diferencia");
    await button.click();
    await expect(close.getByLabel("Efectivo contado")).toBeFocused();
    await page.keyboard.type("180000");
    await close.getByRole("button", { name: "Cerrar caja" }).click();
    await expect(close.getByText("Faltan $2.000. Cuenta otra vez o explica la diferencia.")).toBeVisible();
    await expectAccessible(page, 1280);
    await close.getByLabel("Explicación").fill("Faltó un billete de 2.000");
    await close.getByRole("button", { name: "Cerrar con esta diferencia" }).click();
    await expect(close).toHaveCount(0);
    await end({ clicks: 5 });

    const row = page
      .getByRole("region", { name: "Cierres" })
      .last()
      .getByRole("row")
      .filter({ hasText: DRAWER });
    await expect(row).toContainText("Faltan $2.000");
    await row.getByRole("link", { name: /^CIERRE-/ }).click();
    await expect(page.getByText("Faltó un billete de 2.000")).toBeVisible();
    await expect(page.getByText("$182.000")).toBeVisible();
    const paper = page.getByRole("link", { name: "Cierre en PDF" });
    const file = await page.request.get((await paper.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await accessible(page);
  },
);

test("who sees reports sees the day's money by person and way; a forgotten drawer says so", async ({
  page,
}) => {
  const drawer = await addDrawer(db, DRAWER.replace("Caja", "Otra"));
  const employee = await employeeId();
  await db.sql`
    insert into public.cash_sessions (drawer_id, opening_float, opened_by, opened_at)
    values (${drawer}, 20000, ${employee}, now() - interval '1 day')`;
  const order = await addCashOrder(db);
  await moveOrder(db, employee, order, "confirm");
  await moveOrder(db, employee, order, "collect", { details: { method: "nequi" } });
  await enter(page, "admin@example.com");
  await page.goto("/admin/caja");
  await expect(page.getByText("abierta desde ayer")).toBeVisible();
  const day = page.getByRole("region", { name: "Dinero de hoy" });
  await expect(day.getByRole("columnheader", { name: "Nequi" })).toBeVisible();
  await accessible(page);
  const dialog = page.getByRole("dialog", { name: "Cajas" });
  await clickUntil(page.getByRole("button", { name: "Cajas", exact: true }), dialog);
  await dialog.getByLabel("Nueva caja").fill("Caja principal");
  await dialog.getByRole("button", { name: "Agregar" }).click();
  await expect(dialog.getByText("Ya hay una caja que se llama «Caja principal».")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 360);
});
