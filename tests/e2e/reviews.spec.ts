import { expect, type Page } from "@playwright/test";
import type { Product } from "../factories/products.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { receivedOrder } from "./support/orders.ts";
import { type Customer, employeeId, newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 150_000;
const TEXT = "Llegó en un día a Envigado y los gatillos responden perfecto.";

const section = (page: Page) => page.getByRole("region", { name: "Reseñas de este producto" });

async function buyerOf(product: Product, name: string): Promise<Customer> {
  const person = await newCustomer("resena");
  await query("update public.profiles set username = $2 where id = $1", [person.id, name]);
  await receivedOrder(person, product);
  return person;
}

async function approve(person: Customer): Promise<void> {
  const [review] = await query<{ id: string }>("select id from public.reviews where user_id = $1", [
    person.id,
  ]);
  await db.as(
    await employeeId(),
    (sql) => sql`select public.moderate_review(${review?.id ?? ""}, 'approved')`,
  );
}

/** The page is cached; changes reach it from outside. */
async function expectAfterReload(page: Page, text: string) {
  await expect(async () => {
    await page.reload();
    await expect(section(page).getByText(text).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

type Rated = { aggregateRating?: { ratingValue: number; reviewCount: number }; review?: unknown[] };

async function structuredProduct(page: Page): Promise<Rated | undefined> {
  const texts = await page.locator("script[type='application/ld+json']").allTextContents();
  return texts
    .flatMap((text) => JSON.parse(text) as Record<string, unknown>[])
    .find((node) => node["@type"] === "Product") as Rated | undefined;
}

test("a buyer writes one review; it is shown with the real average once staff approve it", {
  tag: "@main",
}, async ({ page, browser }) => {
  const product = await stockProduct("Control reseñado", PRICE, 5);
  const person = await buyerOf(product, "Cami Reseña");
  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto(`/producto/${product.slug}`);
  await expect(section(visitor).getByText(/Nadie ha contado todavía/)).toBeVisible();
  expect(await structuredProduct(visitor)).not.toHaveProperty("aggregateRating");

  await enter(page, person.email);
  await page.goto(`/producto/${product.slug}`);
  await section(page).getByRole("button", { name: "Escribe tu reseña" }).click();
  // The form is open for a buyer who comes from an order.
  const form = section(page).getByRole("heading", { name: "Escribe tu reseña" });
  await expect(form).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`/producto/${product.slug}#resenas`);
  await expect(form).toBeVisible();
  const send = section(page).getByRole("button", { name: "Enviar reseña" });
  const field = section(page).getByLabel("Cuéntanos cómo te fue");
  await send.click();
  await expect(section(page).getByText("Elige de 1 a 5 estrellas.")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await section(page).getByRole("radio", { name: "4 de 5: Bueno" }).check({ force: true });
  await field.fill(TEXT);
  await send.click();
  await expect(page.getByText("¡Gracias por tu reseña!", { exact: true })).toBeVisible();
  await expect(section(page).getByText(/Tu reseña está en revisión/)).toBeVisible();

  await page.reload();
  await expect(section(page).getByText(/Tu reseña está en revisión/)).toBeVisible();
  await expect(section(page).getByRole("button", { name: "Escribe tu reseña" })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(TEXT)).toHaveCount(0);

  await approve(person);
  await expectAfterReload(visitor, TEXT);
  await expect(section(visitor).getByText("Cami Reseña")).toBeVisible();
  await expect(section(visitor).getByText("1 reseña de quienes lo compraron")).toBeVisible();
  expect(await structuredProduct(visitor)).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
  });

  // Its author finds it in the list, once.
  await page.reload();
  await expect(section(page).getByText(/Tu reseña está publicada/)).toBeVisible();
  await expect(section(page).getByText(TEXT)).toHaveCount(1);

  expect(await visitor.content()).not.toContain(person.id);
  expect(asked).not.toContain("/api/reviews");
  await visitor.context().close();
});
