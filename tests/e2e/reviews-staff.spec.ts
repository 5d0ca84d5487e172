import { expect, type Page } from "@playwright/test";
import type { Product } from "../factories/products.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { receivedOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PRICE = 90_000;

async function review(product: Product, name: string, body: string) {
  const person = await newCustomer("moderada");
  await query("update public.profiles set username = $2 where id = $1", [person.id, name]);
  await receivedOrder(person, product);
  await db.as(person.id, (sql) => sql`select public.submit_review(${product.id}, 4, ${body})`);
  return person;
}

const cards = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");

test("reviews are moderated by keyboard: one, undone, then all at once", {
  tag: "@main",
}, async ({ page }) => {
  const product = await stockProduct("Control moderado", PRICE, 5);
  await review(product, "Ana Moderada", "Me gustó mucho este control");
  await review(product, "Beto Moderado", "Llegó rápido y bien empacado");
  await enter(page, "employee@example.com");
  await page.goto(`/admin/resenas?q=${encodeURIComponent(product.name)}`);
  await expect(cards(page, "Reseñas")).toHaveCount(2);
  const ana = cards(page, "Reseñas").filter({ hasText: "Ana Moderada" });
  await expect(ana).toContainText("lo compró el");

  await clickUntil(
    ana.getByRole("button", { name: "Rechazar la reseña de Ana Moderada" }),
    ana.getByText("Rechazada", { exact: true }),
  );
  await pressEnter(ana.getByRole("button", { name: "Deshacer: la reseña de Ana Moderada" }));
  await expect(ana.getByText("Pendiente", { exact: true })).toBeVisible();

  await pressEnter(page.getByRole("button", { name: "Elegir todas las pendientes" }));
  await expect(page.getByText("2 elegidas")).toBeVisible();
  await pressEnter(page.getByRole("button", { name: "Aprobar elegidas" }));
  await expect(page.getByText("2 reseñas aprobadas")).toBeVisible();
  await expect(cards(page, "Reseñas").getByText("Aprobada", { exact: true })).toHaveCount(2);
});

test("posts open in a new tab, show their reward, and are moderated", async ({ page }) => {
  const person = await newCustomer("publica");
  const name = `Publica ${Date.now().toString(36)}`;
  await query("update public.profiles set username = $2 where id = $1", [person.id, name]);
  const post = `https://x.com/tienda/status/${Date.now()}`;
  await db.as(person.id, (sql) => sql`select public.submit_social_post(${post})`);
  await enter(page, "manager@example.com");
  await page.goto(`/admin/resenas/publicaciones?q=${encodeURIComponent(name)}`);
  const card = cards(page, "Publicaciones");
  await expect(card).toHaveCount(1);
  const link = card.getByRole("link", { name: /x\.com/ });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(card).toContainText("podrá reclamar el logro Influencer Gamer: 2 XP");
  await clickUntil(
    card.getByRole("button", { name: `Aprobar la publicación de ${name}` }),
    card.getByText("Aprobada", { exact: true }),
  );
});
