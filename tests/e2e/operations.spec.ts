import { expect } from "@playwright/test";
import { expectFits } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { signIn, test } from "../support/fixtures.ts";
import { stockProduct } from "./support/products.ts";

test("an admin sees what waits and what was given up, and makes payment notifications due again", async ({
  page,
}) => {
  await query(
    `insert into private.outbox (kind, recipient, about, dedupe_key, failed_at, last_error)
     values ('order.placed', 'perdido@example.com', gen_random_uuid(), 'operations-1', now(), 'EENVELOPE 550')`,
  );
  await query(
    `insert into public.payment_events (event_key, provider_payment_id, action, payload, received_at, next_try_at)
     values ('operations-1', '900000000001', 'payment.updated', '{}', now() - interval '2 hours', now() + interval '1 hour')`,
  );
  await signIn(page, "admin@example.com");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Estado del sitio" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Estado del sitio" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Colas" })).toContainText("Correos que no salieron");
  const database = page.getByRole("definition").filter({ hasText: / ms$/ });
  await expect(database).toHaveCount(2);
  await expect(page.getByText("Conciliación de pagos")).toBeVisible();
  await expectFits(page);

  await page.getByRole("button", { name: "Reintentar avisos de pago" }).click();
  await expect(page.getByText(/de nuevo en un minuto/)).toBeVisible();
  // The alarm of the scheduler's next round.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Alarmas" })).toContainText(/correos? no sali/);
  }).toPass({ timeout: 45_000 });
  await query("delete from private.outbox where dedupe_key = 'operations-1'");
  await query("delete from public.payment_events where event_key = 'operations-1'");
});

test("a visit is counted when the page is left, without cookies", async ({ page }) => {
  const product = await stockProduct("Control medido", 30_000, 2);
  await signIn(page, "cliente@example.com");
  // A request of a page that is being left is not seen from outside.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (input === "/api/vitals") sessionStorage.setItem("sent", JSON.stringify(init));
      return fetch(input, init);
    };
  });
  const counted = () =>
    query<{ count: string }>(
      "select count(*) from private.web_vitals where page = 'product' and metric = 'LCP'",
    ).then(([row]) => Number(row?.count));
  await query("delete from private.web_vitals where page = 'product'");
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes(".js")).length,
    );
  // Library and live connection arrive after the first sign of somebody: whoever leaves before is not counted.
  await expect(async () => {
    await page.goto(`/producto/${product.slug}`, { waitUntil: "networkidle" });
    const before = await scripts();
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await expect.poll(scripts).toBeGreaterThan(before + 1);
    await page.goto("/contacto");
    expect(await page.evaluate(() => sessionStorage.getItem("sent"))).not.toBeNull();
  }).toPass({ timeout: 30_000 });
  const sent = JSON.parse((await page.evaluate(() => sessionStorage.getItem("sent"))) ?? "{}");
  expect(sent).toMatchObject({ credentials: "omit", keepalive: true });
  expect(JSON.parse(sent.body)).toMatchObject({
    path: `/producto/${product.slug}`,
    device: "desktop",
    values: { TTFB: expect.any(Number), LCP: expect.any(Number) },
  });
  await expect.poll(counted).toBeGreaterThan(0);
});

test("with Save-Data nothing is loaded to measure", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/terminos", { waitUntil: "networkidle" });
  const scripts = () => asked.filter((url) => url.endsWith(".js"));
  const before = scripts().length;
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  // The live connection's, which is asked for together with what measures.
  await expect.poll(() => scripts().length).toBeGreaterThan(before);
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts().map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes("/api/vitals"))).toEqual([]);
});
