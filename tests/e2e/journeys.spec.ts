import { expect, type Page } from "@playwright/test";
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

/** What a visitor and a customer come for, from the home page to its end, by hand and by mouse, in both themes. */

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      const isPhone = width === 360;
      test.use({ viewport: { width, height: 780 }, colorScheme, hasTouch: isPhone, isMobile: isPhone });

      const press = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();

      test("from a search to the paid order", async ({ page }) => {
        const product = await stockProduct("Volante de recorrido", 130_000, 4);
        const buyer = someBuyer(freshEmail("recorrido"));
        await page.goto("/");
        await expectNothingWider(page, width);
        const field = page.getByLabel("Buscar en el sitio").first();
        if (isPhone)
          await clickUntil(
            page.getByRole("banner").getByRole("button", { name: "Buscar", exact: true }).first(),
            field,
          );
        await field.fill(product.name);
        await field.press("Enter");
        await page.waitForURL(/\/buscar\?q=/);
        await expectNothingWider(page, width);
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
        await expectNothingWider(page, width);
        await press(page, "Proceder al Pago");
        await page.waitForURL("**/pagar");
        await fillShipping(page, buyer);
        await expectNothingWider(page, width);
        await toCardForm(page).click();
        await payWith(page, "APRO");
        await page.waitForURL("**/payment/success?**");
        await expect(page.getByRole("region", { name: "Tu compra" })).toContainText(product.name);
        await expectNothingWider(page, width);
        await page.getByRole("link", { name: /ver (mi|tu) pedido|seguir/i }).click();
        await page.waitForURL("**/pedido/**");
        await expect(page.getByRole("main")).toContainText(product.name);
        await expectNothingWider(page, width);
        expect(await orderOf(buyer)).toMatchObject({ payment_status: "paid", total_price: 130_000 });
      });

      test("from the panel to the approved quote and the next lesson", async ({ page }) => {
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
        await expectNothingWider(page, width);
        await toDo.getByRole("link", { name: /cotización/i }).click();
        await page.waitForURL(`**/servicios-tecnicos/${repair.id}**`);
        await expectNothingWider(page, width);
        const name = page.getByLabel("Tu nombre completo");
        await clickUntil(page.getByRole("button", { name: /^Aprobar por/ }), name);
        await expectNothingWider(page, width);
        await name.fill("Marta Recorrido");
        for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.check();
        await page.getByRole("button", { name: "Aprobar cotización" }).click();
        await expect(page.getByText(/Aprobada por Marta Recorrido el /)).toBeVisible();
        await page.goto("/dashboard");
        await expect(toDo).toContainText("Pagar $120.000");
        await toDo.getByRole("link", { name: /Lección abierta/ }).click();
        await page.waitForURL(`**/dashboard/cursos/${course.slug}/uno**`);
        await expect(page.getByText("Texto abierto de la primera.")).toBeVisible();
        await expectNothingWider(page, width);
      });
    });
