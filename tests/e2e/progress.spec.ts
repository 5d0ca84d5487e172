import { expect, type Page } from "@playwright/test";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { pressEnter } from "./support/keyboard.ts";
import { openLive } from "./support/live.ts";
import { receivedOrder } from "./support/orders.ts";
import { employeeId, newCustomer } from "./support/people.ts";
import { stockProduct } from "./support/products.ts";

const PATH = "/dashboard/progreso";

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

const claim = (page: Page, reward: number, name: string) =>
  card(page, name).getByRole("button", { name: new RegExp(`^Reclamar ${reward} XP Coins\\s?: ${name}$`) });

test("a paid order brings points at once and an achievement, which is claimed once and stays claimed", {
  tag: "@main",
}, async ({ page }) => {
  const person = await newCustomer("logros");
  await enter(page, person.email);
  await openLive(page, PATH, "xp_events");
  const panel = page.getByRole("region", { name: "Tu Progreso Aventurero" });
  await expect(panel.getByText("0 / 30 XP").first()).toBeVisible();
  const order = await receivedOrder(person, await stockProduct("Control con puntos", 61_900, 1));
  await expect(panel.getByText("5 / 30 XP").first()).toBeVisible();
  await expect(panel.getByText("61", { exact: true })).toBeVisible();
  await expect(card(page, "Rango Novato").getByText("Bloqueado")).toBeVisible();
  await expect(card(page, "Rango Novato").getByRole("button")).toHaveCount(0);
  await expect(page.getByText(`Pedido · ${order.number}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Misiones" })).toHaveCount(0);

  await claim(page, 2, "Primera Compra").click();
  await expect(page.getByText("¡Logro reclamado!", { exact: true })).toBeVisible();
  await expect(page.getByText("Has ganado 2 XP Coins. ¡Sigue así, aventurero!")).toBeVisible();
  await expect(card(page, "Primera Compra").getByText("Completado")).toBeVisible();
  await expect(card(page, "Primera Compra").getByText("¡Recompensa reclamada!")).toBeVisible();
  await expect(panel.getByText("7 / 30 XP").first()).toBeVisible();
  await expect(page.getByText("Logro reclamado · Primera Compra")).toBeVisible();
});

test("a post is sent as a link, approved by staff and unlocks its achievement", async ({ page }) => {
  const person = await newCustomer("influencer");
  await enter(page, person.email);
  await page.goto(PATH);
  const field = page.getByLabel("Enlace de tu publicación");
  const send = page.getByRole("button", { name: "Enviar publicación" });
  const wrong = "https://instagram.com.malo.example/p/abc";
  await field.fill(wrong);
  await send.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/Pega el enlace completo/)).toBeVisible();
  await expect(field).toHaveValue(wrong);
  const path = `instagram.com/p/${Date.now().toString(36)}`;
  await field.fill(`https://${path}/?igsh=rastro`);
  await send.click();
  await expect(page.getByText("¡Publicación enviada!", { exact: true })).toBeVisible();
  const list = page.getByRole("list", { name: "Tus publicaciones" });
  await expect(list.getByRole("link", { name: `www.${path}` })).toBeVisible();
  await expect(list.getByText("En revisión")).toBeVisible();
  await field.fill(`https://www.${path}`);
  // By keyboard: on this screen the first notice is beside the button.
  await pressEnter(send);
  await expect(page.getByText("Esa publicación ya fue enviada.")).toBeVisible();

  const [post] = await query<{ id: string }>("select id from public.social_posts where user_id = $1", [
    person.id,
  ]);
  await db.as(
    await employeeId(),
    (sql) => sql`select public.review_social_post(${post?.id ?? ""}, 'approved')`,
  );
  await page.reload();
  await expect(list.getByText("Aprobada")).toBeVisible();
  await claim(page, 2, "Influencer Gamer").click();
  await expect(card(page, "Influencer Gamer").getByText("Completado")).toBeVisible();
});
