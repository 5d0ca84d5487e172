import { expect } from "@playwright/test";
import { commentRepair } from "../factories/repairs.ts";
import { expectNothingWider } from "../support/accessible.ts";
import { db } from "../support/e2e-database.ts";
import { enter, freshEmail, test } from "../support/fixtures.ts";
import {
  addToCartButton,
  fillShipping,
  orderOf,
  payWith,
  someBuyer,
  toCardForm,
} from "./support/checkout.ts";
import { clickUntil } from "./support/clicks.ts";
import { enrolIn, newCourse } from "./support/courses.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

/** What a visitor and a customer come for, from the home page to its end, on a phone. */

const WIDTH = 360;
const MAIN = { tag: "@main" };

test.use({ viewport: { width: WIDTH, height: 780 }, colorScheme: "light", hasTouch: true, isMobile: true });

test("from a search to the paid order", MAIN, async ({ page }) => {
  const product = await stockProduct("Volante de recorrido", 130_000, 4);
  const buyer = someBuyer(freshEmail("recorrido"));
  await page.goto("/");
  const field = page.getByLabel("Buscar en el sitio").first();
  await clickUntil(
    page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first(),
    field,
  );
  await field.fill(product.name);
  await field.press("Enter");
  await page.waitForURL(/\/buscar\?q=/);
  await page.getByRole("main").getByRole("link", { name: product.name }).first().click();
  await page.waitForURL(`**/producto/${product.slug}`);
  await addToCartButton(page, product).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Producto agregado" })
    .getByRole("link", { name: "Ver carrito" })
    .click();
  await page.waitForURL("**/carrito");
  await expect(page.getByRole("main")).toContainText("$130.000");
  await expectNothingWider(page, WIDTH);
  await page.getByRole("link", { name: "Proceder al Pago" }).first().click();
  await page.waitForURL("**/pagar");
  await fillShipping(page, buyer);
  await expectNothingWider(page, WIDTH);
  await toCardForm(page).click();
  await payWith(page, "APRO");
  await page.waitForURL("**/payment/success?**");
  await expect(page.getByRole("region", { name: "Tu compra" })).toContainText(product.name);
  await page.getByRole("link", { name: /^Ver mi pedido/ }).click();
  await page.waitForURL("**/pedido/**");
  await expect(page.getByRole("main")).toContainText(product.name);
  expect(await orderOf(buyer)).toMatchObject({ payment_status: "paid", total_price: 130_000 });
});

test("from the panel to the approved quote and the next lesson", MAIN, async ({ page }) => {
  const customer = await newCustomer("recorrido");
  const repair = await newRepair(customer, "No da imagen");
  await commentRepair(db, await employeeId(), repair.id, "Hola, te mandamos la cotización.", {
    as: "admin",
  });
  await newQuote(repair, 120_000);
  const course = await newCourse("Curso del recorrido");
  await enrolIn(course, customer);
  await enter(page, customer.email);
  await page.goto("/dashboard");
  const toDo = page.getByRole("region", { name: "Lo que sigue" });
  await expect(toDo).toContainText("$120.000");
  await toDo.getByRole("link", { name: /cotización/i }).click();
  await page.waitForURL(`**/servicios-tecnicos/${repair.id}**`);
  const name = page.getByLabel("Tu nombre completo");
  await clickUntil(page.getByRole("button", { name: /^Aprobar por/ }), name);
  await expectNothingWider(page, WIDTH);
  await name.fill("Marta Recorrido");
  for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Aprobar cotización" }).click();
  await expect(page.getByText(/Aprobada por Marta Recorrido el /)).toBeVisible();
  await page.goto("/dashboard");
  await expect(toDo).toContainText("Pagar $120.000");
  await toDo.getByRole("link", { name: /Lección abierta/ }).click();
  await page.waitForURL(`**/dashboard/cursos/${course.slug}/uno**`);
  await expect(page.getByText("Texto abierto de la primera.")).toBeVisible();
});
