import { expect } from "@playwright/test";
import { expectAccessible, expectFits } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { newCustomer } from "./support/people.ts";

const PATH = "/admin/configuracion/permisos";

let before: Record<string, number>[] = [];
test.beforeEach(async () => {
  before = await query("select refund_limit, discount_limit from public.role_rights where role = 'employee'");
});
test.afterEach(async () => {
  for (const { refund_limit = 0, discount_limit = 0 } of before)
    await query(
      "update public.role_rights set refund_limit = $1, discount_limit = $2 where role = 'employee'",
      [refund_limit, discount_limit],
    );
});

test("an admin changes what employees may do, reads their own rights, and a person's page says it", {
  tag: "@main",
}, async ({ page }) => {
  await enter(page, "admin@example.com");
  await page.goto("/admin/configuracion");
  await page.getByRole("link", { name: "Permisos por rol" }).press("Enter");
  await page.waitForURL(`**${PATH}`);
  const form = page.getByRole("form", { name: "Permisos de Empleado" });
  const save = form.getByRole("button", { name: "Guardar" });
  await hydrated(form.getByLabel("Devuelve hasta"));
  await expect(save).toBeDisabled();
  await form.getByLabel("Descuenta hasta").fill("120");
  await form.getByLabel("Devuelve hasta").fill("150.000");
  await save.press("Enter");
  await expect(form.getByText("Escribe un porcentaje de 0 a 100.")).toBeVisible();
  await form.getByLabel("Descuenta hasta").fill("15");
  await save.press("Enter");
  await expect(page.getByText("Permisos guardados")).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByRole("form", { name: "Permisos de Admin" })).toHaveCount(0);
  await expect(page.getByText("Es tu rol: lo cambia el Superadmin.")).toBeVisible();
  await expectAccessible(page, 1280);
  await expectFits(page);

  const person = await newCustomer("permisos");
  await query("update public.profiles set role = 'employee' where id = $1", [person.id]);
  await page.goto(`/dashboard/usuarios/${person.id}`);
  await expect(page.getByText("$150.000")).toBeVisible();
  await expect(page.getByText("15 %")).toBeVisible();
});
