import { expect, type Locator } from "@playwright/test";
import { requestRepair } from "../factories/repairs.ts";
import { db, query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { pressEnter } from "./support/keyboard.ts";
import { somePhoto } from "./support/photos.ts";
import { openDialog } from "./support/questions.ts";
import { newQuote, newRepair } from "./support/repairs.ts";

const TABLET = { width: 768, height: 1024 };
const BOARD = "/admin/servicios-tecnicos";

test("the board shows what is late as text, and a card moves by keyboard through the photo dialog", {
  tag: "@main",
}, async ({ page }) => {
  const late = await newRepair(null, "Tarde");
  const fresh = await newRepair(null, "A tiempo");
  await query("update public.ordenes_servicio set received_at = now() - interval '20 days' where id = $1", [
    late.id,
  ]);
  const [lateNumber, freshNumber] = [late.id.slice(-6), fresh.id.slice(-6)];
  await enter(page, "employee@example.com");
  await page.goto(`${BOARD}?q=${lateNumber}`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await expect(column("Recibido").getByText(/^Vencida hace \d+ días$/)).toBeVisible();
  await page.goto(`${BOARD}?q=${freshNumber}`);
  await expect(column("Recibido").getByText(/^A tiempo: /)).toBeVisible();
  // All six columns are visible at once, near the top.
  await expect(column("Entregado")).toBeInViewport({ ratio: 0.9 });
  expect((await column("Recibido").boundingBox())?.y).toBeLessThanOrEqual(220);

  const mover = page.getByRole("button", { name: `Mover la orden ${freshNumber}` });
  const choice = await openDialog(page, mover, `Mover la orden ${freshNumber}`);
  await pressEnter(choice.getByRole("button", { name: "En Diagnóstico" }));
  const photos = page.getByRole("dialog", { name: "Pasar a En Diagnóstico" });
  await expect(photos.getByRole("button", { name: "Actualizar Estado" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(photos).toHaveCount(0);
  await expect(mover).toBeFocused();

  // The same by dragging, with the change.
  await page.locator(`[data-repair="${fresh.id}"]`).dragTo(column("En Diagnóstico"), { steps: 10 });
  await photos.getByLabel("Elegir fotos").setInputFiles(await somePhoto());
  await photos.getByRole("button", { name: "Actualizar Estado" }).click();
  await expect(page.getByText("Estado cambiado a: En Diagnóstico")).toBeVisible();
  await expect(column("En Diagnóstico").getByRole("link", { name: `Orden ${freshNumber}` })).toBeVisible();

  // Recibido needs no photo: no dialog blocks the next drag.
  const card = page.locator(`[data-repair="${fresh.id}"]`);
  // While a card is dropping, a copy holds its place.
  await expect(card).toHaveCount(1);
  await card.dragTo(column("Recibido"), { steps: 10 });
  await expect(card).toHaveCount(1);
  await card.dragTo(column("Reparando"), { steps: 10 });
  await expect(page.getByRole("dialog", { name: "Pasar a Reparando" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Lista" }).click();
  await page.waitForURL(/vista=lista/);
  const table = page.getByRole("region", { name: "Órdenes de servicio" });
  await expect(table).toBeVisible();
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expect(page.getByRole("row").filter({ hasText: freshNumber })).toContainText(/A tiempo: /);
});

test("a repair whose device has not arrived is received before it is moved", async ({ page }) => {
  const { id } = await requestRepair(db, "service_role");
  await enter(page, "employee@example.com");
  await page.goto(`${BOARD}?q=${id.slice(-6)}`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  const card = page.locator(`[data-repair="${id}"]`);
  await card.dragTo(column("En Diagnóstico"), { steps: 10 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card.getByRole("link", { name: /^Recibir el equipo de la orden/ })).toBeVisible();
});

test("a card knows its quote: the dialog says when it still waits for an answer", async ({ page }) => {
  const repair = await newRepair(null, "Cotizada");
  await newQuote(repair, 80_000);
  const number = repair.id.slice(-6);
  await enter(page, "employee@example.com");
  await page.goto(`${BOARD}?q=${number}`);
  const choice = page.getByRole("dialog", { name: `Mover la orden ${number}` });
  await clickUntil(page.getByRole("button", { name: `Mover la orden ${number}` }), choice);
  await choice.getByRole("button", { name: "Reparando" }).click();
  await expect(page.getByRole("dialog", { name: "Pasar a Reparando" })).toContainText(
    "El cliente todavía no aprueba la cotización.",
  );
});

test.describe("on a tablet", () => {
  test.use({ hasTouch: true, viewport: TABLET });

  test("a card is dragged to another column after a long press", async ({ page }) => {
    const { id } = await newRepair(null, "Con el dedo");
    await enter(page, "employee@example.com");
    await page.goto(`${BOARD}?q=${id.slice(-6)}`);
    const card = page.locator(`[data-repair="${id}"]:not([data-dnd-placeholder])`);
    const column = page.getByRole("region", { name: /^En Diagnóstico/ });
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", place?: Locator) => {
      const box = await place?.boundingBox();
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    // A page that has just loaded may not be hydrated yet.
    await expect(async () => {
      await touch("touchStart", card);
      try {
        await expect(card).toHaveAttribute("data-dnd-dragging", { timeout: 1000 });
      } catch (error) {
        await touch("touchCancel");
        throw error;
      }
    }).toPass();
    await expect(async () => {
      await touch("touchMove", column);
      await expect(column).toHaveAttribute("data-over", { timeout: 500 });
    }).toPass();
    await touch("touchEnd");
    await expect(page.getByRole("dialog", { name: "Pasar a En Diagnóstico" })).toBeVisible();
  });
});
