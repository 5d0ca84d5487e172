import { expect, type Page } from "@playwright/test";
import { setPayment } from "../factories/orders.ts";
import { expectAccessible, themeAt } from "../support/accessible.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, signIn, test } from "../support/fixtures.ts";
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

async function xpOf(person: { id: string }): Promise<number> {
  const [row] = await query<{ xp: number }>(
    "select coalesce(sum(xp), 0)::int as xp from public.xp_events where user_id = $1",
    [person.id],
  );
  return row?.xp ?? Number.NaN;
}

test("a paid order brings points and an achievement, which is claimed once and stays claimed", async ({
  page,
}) => {
  const person = await newCustomer("logros");
  const order = await receivedOrder(person, await stockProduct("Control con puntos", 61_900, 1));
  await enter(page, person.email);
  await page.goto(PATH);

  const panel = page.getByRole("region", { name: "Tu Progreso Aventurero" });
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

  await setPayment(db, order.id, "refunded");
  await page.reload();
  await expect(panel.getByText("2 / 30 XP").first()).toBeVisible();
  await expect(page.getByText("−61 puntos", { exact: false })).toBeVisible();
  await expect(card(page, "Primera Compra").getByText("Completado")).toBeVisible();
});

test("a locked achievement is not claimable, whoever asks the database for it", async () => {
  const person = await newCustomer("bloqueado");
  await receivedOrder(person, await stockProduct("Control sin logro", 10_000, 1));
  const ask = (achievement: string) =>
    db.as(person.id, (sql) => sql`select public.claim_achievement(${achievement})`);
  for (const achievement of ["social-media", "novice-level", "pro-gamer-level"])
    await expect(ask(achievement)).rejects.toThrow(/todavía está bloqueado/);
  await expect(ask("otro")).rejects.toThrow(/No encontramos ese logro/);
  expect(await xpOf(person)).toBe(5);
});

test("double clicks in two tabs pay once, and the late tab shows what is true", async ({ page, context }) => {
  const person = await newCustomer("dos-pestanas");
  await receivedOrder(person, await stockProduct("Control de dos pestañas", 20_000, 1));
  await signIn(page, person.email);
  const other = await context.newPage();
  // Neither tab hears of the other: whoever was faster, both buttons are still there to be pressed.
  await context.route("**/api/realtime", () => undefined);
  await Promise.all([page.goto(PATH), other.goto(PATH)]);
  await Promise.all([
    expect(claim(page, 2, "Primera Compra")).toBeVisible(),
    expect(claim(other, 2, "Primera Compra")).toBeVisible(),
  ]);
  await Promise.all([
    claim(page, 2, "Primera Compra").dblclick(),
    claim(other, 2, "Primera Compra").dblclick(),
  ]);
  for (const tab of [page, other])
    await expect(card(tab, "Primera Compra").getByText("Completado")).toBeVisible();
  await expect
    .poll(async () => {
      const won = await Promise.all(
        [page, other].map((tab) => tab.getByText("Has ganado 2 XP Coins. ¡Sigue así, aventurero!").count()),
      );
      return won.reduce((sum, n) => sum + n, 0);
    })
    .toBe(1);
  expect(await xpOf(person)).toBe(7);
});

test("a post is sent as a link, approved by staff and unlocks its achievement", async ({ page }) => {
  const person = await newCustomer("influencer");
  await enter(page, person.email);
  await page.goto(PATH);
  const field = page.getByLabel("Enlace de tu publicación");
  const send = page.getByRole("button", { name: "Enviar publicación" });
  for (const wrong of [
    "",
    "hola",
    "http://www.instagram.com/p/abc",
    "https://instagram.com.malo.example/p/abc",
  ]) {
    await field.fill(wrong);
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(/Pega el enlace completo/)).toBeVisible();
    await expect(field).toHaveValue(wrong);
  }
  const path = `instagram.com/p/${Date.now().toString(36)}`;
  await field.fill(`https://${path}/?igsh=rastro`);
  await send.click();
  await expect(page.getByText("¡Publicación enviada!", { exact: true })).toBeVisible();
  const list = page.getByRole("list", { name: "Tus publicaciones" });
  await expect(list.getByRole("link", { name: `www.${path}` })).toBeVisible();
  await expect(list.getByText("En revisión")).toBeVisible();
  await field.fill(`https://www.${path}`);
  // By keyboard: on this screen the notice of the first lies beside the button.
  await pressEnter(send);
  await expect(page.getByText("Esa publicación ya fue enviada.")).toBeVisible();

  const [post] = await query<{ id: string }>("select id from public.social_posts where user_id = $1", [
    person.id,
  ]);
  const approve = (who: string) =>
    db.as(who, (sql) => sql`select public.review_social_post(${post?.id ?? ""}, 'approved')`);
  await expect(approve(person.id)).rejects.toThrow(/Sin permisos/);
  await approve(await employeeId());
  await page.reload();
  await expect(list.getByText("Aprobada")).toBeVisible();
  await claim(page, 2, "Influencer Gamer").click();
  await expect(card(page, "Influencer Gamer").getByText("Completado")).toBeVisible();
  expect(await xpOf(person)).toBe(2);
});

test("points appear on the open page when the order is paid", async ({ page }) => {
  const person = await newCustomer("en-vivo");
  await signIn(page, person.email);
  await openLive(page, PATH, "xp_events");
  await expect(page.getByText("0 / 30 XP").first()).toBeVisible();
  await receivedOrder(person, await stockProduct("Control en vivo", 33_000, 1));
  await expect(page.getByText("5 / 30 XP").first()).toBeVisible();
  await expect(page.getByText("+5 XP · +33 puntos")).toBeVisible();
});

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("locked, claimable and claimed: nothing wider than the screen, no serious finding", async ({
      page,
    }) => {
      const person = await newCustomer("accesible");
      await receivedOrder(person, await stockProduct("Control accesible", 2_850_000, 1));
      await query("select private.settle_xp($1, 'opening', 'prueba', 28, 0)", [person.id]);
      const post = `https://www.tiktok.com/@una.persona.con.nombre.muy.largo/video/${Date.now()}`;
      await db.as(person.id, (sql) => sql`select public.claim_achievement('first-purchase')`);
      await db.as(person.id, (sql) => sql`select public.submit_social_post(${post})`);
      await enter(page, person.email);
      await page.goto(PATH);
      await expect(claim(page, 5, "Rango Novato")).toBeVisible();
      await expect(page.getByText("2.850", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mi Progreso");
      await expectAccessible(page, width, themeAt(width));
    });
  });
