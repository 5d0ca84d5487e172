import { expect, type Page } from "@playwright/test";
import type { TestCourse } from "../factories/courses.ts";
import { setPayment } from "../factories/orders.ts";
import { expectAccessible } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, freshEmail, signIn, test } from "../support/fixtures.ts";
import { orderOf, payWith, proceedToPayment, someBuyer } from "./support/checkout.ts";
import { enrolIn, newCourse } from "./support/courses.ts";
import { newCustomer } from "./support/people.ts";

const lesson = ({ slug }: TestCourse, id: string) => `/dashboard/cursos/${slug}/${id}`;
const main = (page: Page) => page.getByRole("main");
/** What is only for screen readers stands apart in the name, or not, as the browser likes. */
const named = (label: string, { title }: TestCourse) => ({ name: new RegExp(`^${label}\\s?: ${title}$`) });

async function markDone(page: Page) {
  const mark = page.getByRole("button", { name: "Marcar como terminada" });
  // A page that has just loaded may not listen yet.
  await expect(async () => {
    if (await mark.isVisible()) await mark.click();
    await expect(page.getByRole("button", { name: "Deshacer" })).toBeEnabled({ timeout: 3000 });
  }).toPass();
}

test("paying enrols; finishing the course gives a certificate that anyone verifies, until its money goes back", async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const course = await newCourse("Curso completo");
  const customer = await newCustomer("estudiante");
  const buyer = someBuyer(freshEmail("estudiante"));
  await enter(page, customer.email);
  await page.goto(`/curso/${course.slug}`, { waitUntil: "networkidle" });
  await page.getByRole("button", named("Agregar al carrito", course)).click();
  await expect(page.getByText("Curso agregado", { exact: true })).toBeVisible();
  await proceedToPayment(page, buyer);
  const unpaid = await page.context().newPage();
  await unpaid.goto(lesson(course, "dos"));
  await expect(unpaid.getByText("Este curso no está en tu cuenta")).toBeVisible();
  await unpaid.close();
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");

  await page.goto("/dashboard/cursos");
  await expect(main(page).getByText("0 de 2 lecciones")).toBeVisible();
  await page.getByRole("link", named("Continuar", course)).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección abierta" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Para practicar" })).toBeVisible();
  await markDone(page);
  await expect(main(page).getByText("1 de 2 lecciones").filter({ visible: true })).toBeVisible();
  await page.getByRole("link", { name: "Siguiente lección" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección reservada" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Ver el video/ })).toHaveAttribute(
    "href",
    "https://videos.example/segunda",
  );
  await markDone(page);

  const name = page.getByLabel("Tu nombre completo");
  await expect(name).toHaveValue(buyer.name);
  await name.fill("Ana 3");
  await page.getByRole("button", { name: "Obtener certificado" }).click();
  await expect(page.getByText("Escribe tu nombre completo, solo con letras.")).toBeVisible();
  await name.fill("Ana María Peña");
  await page.getByRole("button", { name: "Obtener certificado" }).click();
  await expect(page.getByRole("heading", { name: "Tu certificado" })).toBeVisible();

  const file = await page.getByRole("link", { name: "Descargar PDF" }).getAttribute("href");
  const pdf = await page.request.get(file ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const address = await page.getByRole("link", { name: "Ver página de verificación" }).getAttribute("href");
  expect(address).toMatch(/^\/certificado\/AG(-[0-9A-Z]{4}){3}$/);

  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await visitor.goto(address ?? "");
  await expect(visitor.getByText("Vigente", { exact: true })).toBeVisible();
  for (const fact of ["Ana María Peña", course.title, "1 h 15 min"])
    await expect(visitor.getByText(fact, { exact: true })).toBeVisible();
  expect(await visitor.content()).not.toContain(buyer.phone);
  expect((await visitor.request.get(file ?? "")).status()).toBe(401);
  const other = await newCustomer("otra");
  await signIn(visitor, other.email);
  const refused = await visitor.request.get(file ?? "", { headers: { accept: "text/html" } });
  expect([refused.status(), await refused.text()]).toEqual([
    404,
    "No encontramos ese certificado en tu cuenta.",
  ]);

  await setPayment(db, (await orderOf(buyer))?.id ?? "", "refunded");
  await visitor.goto(address ?? "");
  await expect(visitor.getByText("Revocado", { exact: true })).toBeVisible();
  await page.goto(lesson(course, "dos"));
  await expect(page.getByText("Este curso no está en tu cuenta")).toBeVisible();
  expect((await page.request.get(file ?? "")).status()).toBe(410);
  await outside.close();
});

test("a course goes on where it was left, and a mark can be taken back", async ({ page }) => {
  const course = await newCourse("Curso pausado");
  const customer = await newCustomer("pausada");
  await enrolIn(course, customer);
  await enter(page, customer.email);
  await page.goto(lesson(course, "dos"));
  await markDone(page);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByRole("button", { name: "Marcar como terminada" })).toBeEnabled();
  await page.goto("/dashboard/cursos");
  await expect(main(page).getByText("Lección reservada")).toBeVisible();
  await expect(main(page).getByText("0 de 2 lecciones")).toBeVisible();
  await page.getByRole("link", named("Continuar", course)).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección reservada" })).toBeVisible();
  await page.goto(lesson(course, "no-existe"));
  await expect(page).toHaveURL(new RegExp(`/dashboard/cursos/${course.slug}$`));
});

test("the public pages know an enrolled person: no second purchase, and the way on", async ({ page }) => {
  const course = await newCourse("Curso propio");
  const customer = await newCustomer("propia");
  await enrolIn(course, customer);
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("button", named("Agregar al carrito", course))).toBeVisible();
  await enter(page, customer.email);
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("link", named("Continuar curso", course))).toHaveAttribute(
    "href",
    lesson(course, "uno"),
  );
  await expect(page.getByRole("button", named("Agregar al carrito", course))).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Lección reservada" })).toHaveAttribute(
    "href",
    lesson(course, "dos"),
  );
  await page.goto("/cursos");
  await page
    .getByRole("region", { name: "Mis cursos" })
    .getByRole("link", named("Continuar", course))
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección abierta" })).toBeVisible();
});

test("signed out, free lessons open, the others ask to sign in or do not exist", async ({ page }) => {
  const course = await newCourse("Curso de muestra");
  await page.goto(`/curso/${course.slug}`);
  await expect(page.getByRole("link", { name: "Lección reservada" })).toHaveCount(0);
  await page.getByRole("link", { name: "Lección abierta" }).click();
  await expect(page.getByText("Texto abierto de la primera.")).toBeVisible();
  const closed = await page.request.get(`/curso/${course.slug}/muestra/dos`);
  expect(closed.status()).toBe(404);
  expect(await closed.text()).not.toContain("Texto reservado");
  await page.goto(lesson(course, "dos"));
  await page.waitForURL("**/auth?next=**");
  expect(await (await page.request.get(`/api/learning?curso=${course.slug}`)).json()).toEqual({
    courses: [],
  });
});

test("a code that no certificate has answers 404 in words", async ({ page }) => {
  for (const code of ["AG-0000-0000-0000", "cualquiera"]) {
    const answer = await page.request.get(`/certificado/${code}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("No encontramos ese certificado");
  }
});

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("my courses, the player and the free lesson fit and are accessible", async ({ page }) => {
      test.setTimeout(120_000);
      const course = await newCourse("Curso accesible");
      const customer = await newCustomer("accesible");
      await enrolIn(course, customer);
      await page.goto(`/curso/${course.slug}/muestra/uno`);
      await expect(page.getByText("Texto abierto de la primera.")).toBeVisible();
      await expectAccessible(page, width);
      await enter(page, customer.email);
      await page.goto("/dashboard/cursos");
      await expect(main(page).getByText(course.title).first()).toBeVisible();
      await expectAccessible(page, width);
      await page.goto(lesson(course, "uno"));
      await markDone(page);
      if (width === 360) await page.getByText("Lecciones del curso", { exact: true }).first().click();
      await expectAccessible(page, width);
      await page.goto(lesson(course, "dos"));
      await markDone(page);
      await page.goto(`/dashboard/cursos/${course.slug}`);
      await expect(page.getByLabel("Tu nombre completo")).toHaveValue("Ana Gómez");
      await expectAccessible(page, width);
      await page.getByRole("button", { name: "Obtener certificado" }).click();
      await page.getByRole("link", { name: "Ver página de verificación" }).click();
      await expect(page.getByText("Vigente", { exact: true })).toBeVisible();
      await expectAccessible(page, width);
    });
  });
