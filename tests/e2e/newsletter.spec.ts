import { expect, type Page } from "@playwright/test";
import { freshEmail, type Mail, newestMail, test } from "../support/fixtures.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openMinuteOldForm } from "./support/opened-form.ts";

const box = (page: Page) => page.getByRole("region", { name: "Recibe lo nuevo del taller" });

const openBox = (page: Page, path = "/blog") =>
  openMinuteOldForm(page, path, () => box(page).getByLabel("Correo electrónico"));

async function subscribe(page: Page, email: string) {
  await box(page).getByLabel("Correo electrónico").fill(email);
  await box(page).getByRole("checkbox").check();
  await pressEnter(box(page).getByRole("button", { name: "Suscribirme" }));
  await expect(box(page).getByText(/Te enviamos un correo para confirmar/)).toBeVisible();
}

function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((one) => one.includes(path));
  if (!link) throw new Error(`The mail «${mail.subject}» has no link to ${path}`);
  return link;
}

/** Presses the one button of a page; before its script listens, a click does nothing. */
async function press(page: Page, button: string, heading: string) {
  const done = page.getByRole("heading", { level: 1, name: heading });
  await expect(async () => {
    if (!(await done.isVisible()))
      await page.getByRole("button", { name: button }).press("Enter", { timeout: 1000 });
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("a reader subscribes in two steps, leaves by the link of the mail and can subscribe again", {
  tag: "@main",
}, async ({ page }) => {
  const email = freshEmail("boletin");
  await openBox(page);
  await expect(box(page).getByRole("checkbox")).not.toBeChecked();
  await box(page).getByLabel("Correo electrónico").fill(email);
  await pressEnter(box(page).getByRole("button", { name: "Suscribirme" }));
  await expect(box(page).getByText("Marca la casilla para recibir el boletín.")).toBeVisible();
  await subscribe(page, email);

  const confirm = linkTo(await newestMail(email, /Confirma tu suscripción/), "/boletin/confirmar/");
  // A program that opens every link confirms nothing.
  expect((await page.request.get(confirm)).status()).toBe(200);
  await page.goto(confirm);
  await press(page, "Confirmar suscripción", "¡Listo! Ya estás en el boletín");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "¡Listo! Ya estás en el boletín" })).toBeVisible();

  const welcome = await newestMail(email, /Ya estás en el boletín/);
  const leave = linkTo(welcome, "/boletin/baja/");
  await page.goto(leave);
  await press(page, "Darme de baja", "Ya no estás en el boletín");
  expect((await page.request.get(confirm)).status()).toBe(404);

  await openBox(page, leave);
  await subscribe(page, email);
  let again = confirm;
  await expect
    .poll(async () => {
      again = linkTo(await newestMail(email, /Confirma tu suscripción/), "/boletin/confirmar/");
      return again;
    })
    .not.toBe(confirm);
  await page.goto(again);
  await press(page, "Confirmar suscripción", "¡Listo! Ya estás en el boletín");
});
