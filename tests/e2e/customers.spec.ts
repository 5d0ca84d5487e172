import { expect } from "@playwright/test";
import { nextPhone } from "../factories/people.ts";
import { addRepair } from "../factories/repairs.ts";
import { expectAccessibleAtBothEnds } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";

const LIST = "/admin/clientes";

async function walkIn(name: string, phone: string, model: string) {
  await addRepair(db, {
    contact_name: name,
    contact_phone: phone,
    device_brand: "Sony",
    device_model: model,
  });
}

test("a walk-in is found by phone with both repairs, joined with a second record, and separated again", {
  tag: "@main",
}, async ({ page }) => {
  const phone = nextPhone();
  const mark = Date.now().toString(36);
  const [one, other] = [`Gloria Caminante ${mark}`, `Gloria C. ${mark}`];
  await walkIn(one, phone, "PS5 primera");
  await walkIn(one, phone, "PS5 segunda");
  await walkIn(other, phone, "PS4 tercera");
  await enter(page, "employee@example.com");
  await page.goto(LIST);
  await page
    .getByRole("searchbox", { name: /Buscar por nombre, celular/ })
    .fill(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=/);
  await expect(page.getByRole("link", { name: other })).toBeVisible();
  await expectAccessibleAtBothEnds(page);
  await page.getByRole("link", { name: one }).click();
  await expect(page.getByRole("heading", { level: 1, name: one })).toBeVisible();
  const repairs = page.getByRole("region", { name: "Reparaciones del cliente" });
  await expect(repairs).toContainText("PS5 primera");
  await expect(repairs).toContainText("PS5 segunda");

  await page.getByLabel("Nota nueva").fill("Viene los sábados");
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expect(page.getByRole("list", { name: "Notas" })).toContainText("Viene los sábados");
  await page.getByRole("button", { name: "Marcar sin contra entrega" }).click();
  await expect(page.getByRole("button", { name: "Permitir contra entrega" })).toBeVisible();

  await page.getByRole("button", { name: `Unir a ${other} y ${one}` }).click();
  const question = page.getByRole("dialog", { name: "¿Es la misma persona?" });
  await expect(question).toContainText("2 reparaciones");
  await expect(question).toContainText("1 reparación");
  await expectAccessibleAtBothEnds(page);
  await question.getByRole("button", { name: "Unir las dos" }).click();
  await expect(page.getByRole("list", { name: "Fichas unidas" })).toContainText(other);
  await expect(repairs).toContainText("PS4 tercera");

  await page.getByRole("button", { name: `Separar a ${other}` }).click();
  await page
    .getByRole("dialog", { name: "¿Separar las fichas?" })
    .getByRole("button", { name: "Separar" })
    .click();
  await expect(page.getByRole("button", { name: `Unir a ${other} y ${one}` })).toBeVisible();
  await expect(repairs).not.toContainText("PS4 tercera");
  await expectAccessibleAtBothEnds(page);

  await page.goto(`${LIST}?ver=repetidos`);
  const pair = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: one }) });
  await expect(pair).toContainText("Comparten el celular");
  await pair.getByRole("button", { name: /No son la misma persona/ }).click();
  await expect(pair).toBeHidden();
});
