import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { newCustomer } from "./support/people.ts";

const PROFILE = "/dashboard/perfil";

/** A user returns to a tab. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

const nameOf = async (id: string) =>
  (await query<{ username: string | null }>("select username from public.profiles where id = $1", [id]))[0]
    ?.username;

test("a form of one account is not saved into another's, and its page is hidden until its account is signed in again", {
  tag: "@main",
}, async ({ page, context }) => {
  const [ana, beto] = [await newCustomer("ana"), await newCustomer("beto")];
  const before = await nameOf(beto.id);
  await enter(page, ana.email);
  await page.goto(PROFILE);
  const name = page.getByLabel("Nombre de usuario");
  await name.fill("Ana de siempre");

  const other = await context.newPage();
  await enter(other, beto.email);
  await other.goto(PROFILE);
  await expect(other.getByLabel("Correo", { exact: true })).toHaveValue(beto.email);

  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText(/ahora está abierta otra cuenta/)).toBeVisible();
  expect(await nameOf(beto.id)).toBe(before);

  await comeBack(page);
  const curtain = page.getByRole("dialog", { name: "Ahora está abierta otra cuenta" });
  await expect(curtain).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(curtain).toBeVisible();
  // Nothing of the page is visible beside or behind it.
  const { width, height } = page.viewportSize()!;
  const inSight = await page.evaluate(
    (points) => points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest("dialog")?.open),
    [
      [2, 2],
      [width - 2, 2],
      [width / 2, height / 2],
      [2, height - 2],
    ],
  );
  expect(inSight).toEqual([true, true, true, true]);

  await enter(other, ana.email);
  await other.goto(PROFILE);
  await comeBack(page);
  await expect(curtain).toBeHidden();
  await expect(name).toHaveValue("Ana de siempre");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Perfil actualizado")).toBeVisible();
  expect(await nameOf(ana.id)).toBe("Ana de siempre");
});

test("a page of the panel is hidden when its person signed out in another tab", async ({ page, context }) => {
  const customer = await newCustomer("salida");
  await enter(page, customer.email);
  await page.goto(PROFILE);
  await expect(page.getByRole("heading", { level: 1, name: "Mi Perfil" })).toBeVisible();
  await context.clearCookies();
  await comeBack(page);
  await expect(page.getByRole("dialog", { name: "Tu sesión terminó" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Entrar en otra pestaña" })).toBeVisible();
});
