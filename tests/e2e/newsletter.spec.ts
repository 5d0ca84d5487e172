import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { freshEmail, type Mail, newestMail, test } from "../support/fixtures.ts";
import { pressEnter } from "./support/keyboard.ts";

const box = (page: Page) => page.getByRole("region", { name: "Recibe lo nuevo del taller" });
const isSent = (page: Page) => box(page).getByText(/Te enviamos un correo para confirmar/);

/** Waits until the box listens: focus makes it note when it was opened. */
async function openBox(page: Page, path = "/blog") {
  let hasNoted = false;
  page.on("request", (request) => {
    hasNoted ||= request.url().endsWith("/api/contacto");
  });
  await page.goto(path);
  const field = box(page).getByLabel("Correo electrónico");
  await expect(async () => {
    await field.blur();
    await field.focus();
    expect(hasNoted).toBe(true);
  }).toPass();
}

/** Presses until the address is in: the guard refuses whoever is faster than a person. */
async function subscribe(page: Page, email: string) {
  await box(page).getByLabel("Correo electrónico").fill(email);
  await box(page).getByRole("checkbox").check();
  await expect(async () => {
    if (!(await isSent(page).isVisible()))
      await box(page).getByRole("button", { name: "Suscribirme" }).press("Enter", { timeout: 1000 });
    await expect(isSent(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((one) => one.includes(path));
  if (!link) throw new Error(`The mail «${mail.subject}» has no link to ${path}`);
  return link;
}

async function stateOf(email: string) {
  const [row] = await query<{ state: string; source: string; has_proof: boolean }>(
    "select state, source, consent_version <> '' and consent_ip <> '' as has_proof from public.newsletter_subscribers where email = $1",
    [email],
  );
  return row;
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

test("a reader subscribes in two steps, leaves by the link of the mail and may come back", async ({
  page,
}) => {
  const email = freshEmail("boletin");
  await openBox(page);
  await expect(box(page).getByRole("checkbox")).not.toBeChecked();
  await box(page).getByLabel("Correo electrónico").fill(email);
  await pressEnter(box(page).getByRole("button", { name: "Suscribirme" }));
  await expect(box(page).getByText("Marca la casilla para recibir el boletín.")).toBeVisible();
  expect(await stateOf(email)).toBeUndefined();
  await subscribe(page, email);
  expect(await stateOf(email)).toEqual({ state: "pendiente", source: "blog", has_proof: true });

  const confirm = linkTo(await newestMail(email, /Confirma tu suscripción/), "/boletin/confirmar/");
  // A program that opens every link confirms nothing.
  expect((await page.request.get(confirm)).status()).toBe(200);
  expect((await stateOf(email))?.state).toBe("pendiente");
  await page.goto(confirm);
  await press(page, "Confirmar suscripción", "¡Listo! Ya estás en el boletín");
  expect((await stateOf(email))?.state).toBe("confirmado");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "¡Listo! Ya estás en el boletín" })).toBeVisible();

  const welcome = await newestMail(email, /Ya estás en el boletín/);
  expect(welcome.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const leave = linkTo(welcome, "/boletin/baja/");
  await page.goto(leave);
  expect((await stateOf(email))?.state).toBe("confirmado");
  await press(page, "Darme de baja", "Ya no estás en el boletín");
  expect((await stateOf(email))?.state).toBe("baja");
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
  expect((await stateOf(email))?.state).toBe("confirmado");
});

test("a mail program takes a reader off with one call, without a page", async ({ page }) => {
  const email = freshEmail("unclic");
  await openBox(page);
  await subscribe(page, email);
  const { headers } = await newestMail(email, /Confirma tu suscripción/);
  const address = /^<(.+)>$/.exec(headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(new URL(address).pathname).toMatch(/^\/api\/newsletter\/baja\/[0-9a-f]{48}$/);
  const answer = await page.request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  expect((await stateOf(email))?.state).toBe("baja");
});

test.describe("360 px", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the box and the pages behind its links are accessible; a wrong link is a 404", async ({ page }) => {
    const email = freshEmail("angosto");
    await openBox(page);
    await subscribe(page, email);
    const mail = await newestMail(email, /Confirma tu suscripción/);
    await page.goto(linkTo(mail, "/boletin/confirmar/"));
    await expectAccessible(page, 360);
    await press(page, "Confirmar suscripción", "¡Listo! Ya estás en el boletín");
    await page.goto(linkTo(await newestMail(email, /Ya estás en el boletín/), "/boletin/baja/"));
    await expectAccessible(page, 360);
    for (const path of ["confirmar", "baja"]) {
      const lost = await page.request.get(`/boletin/${path}/${"0".repeat(48)}`);
      expect(lost.status()).toBe(404);
      expect(await lost.text()).toContain("Este enlace ya no sirve");
    }
  });
});
