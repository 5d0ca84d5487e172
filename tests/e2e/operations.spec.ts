import { expect, type Page } from "@playwright/test";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { hydrated } from "./support/hydrated.ts";
import { stockProduct } from "./support/products.ts";

/** The key of the mails that this file's tests queue. */
const key = `operations-${Date.now()}`;

test.afterEach(async () => {
  await query("delete from private.outbox where dedupe_key = $1", [key]);
  await query("delete from public.payment_events where event_key = $1", [key]);
});

test("an admin sees waiting and given-up items, and makes payment notifications due again", async ({
  page,
  request,
}) => {
  await query(
    `insert into private.outbox (kind, recipient, about, dedupe_key, failed_at, last_error)
     values ('order.placed', 'perdido@example.com', gen_random_uuid(), $1, now(), 'EENVELOPE 550')`,
    [key],
  );
  await query(
    `insert into public.payment_events (event_key, provider_payment_id, action, payload, received_at, next_try_at)
     values ($1, '900000000001', 'payment.updated', '{}', now() - interval '2 hours', now() + interval '1 hour')`,
    [key],
  );
  // The scheduler's run, which raises the alarm.
  const headers = { authorization: `Bearer ${E2E_CONFIG.env.REVALIDATE_SECRET}` };
  expect((await request.post("/api/mails", { headers, data: {} })).status()).toBe(200);
  await enter(page, "admin@example.com");
  await page.goto("/admin/estado");
  await expect(page.getByRole("region", { name: "Alarmas" })).toContainText(/correos? no sali/);
  await expect(page.getByRole("list", { name: "Colas" })).toContainText("Correos que no salieron");
  await expect(page.getByRole("definition").filter({ hasText: / ms$/ })).toHaveCount(2);
  await expect(page.getByText("Conciliación de pagos")).toBeVisible();
  const retry = page.getByRole("button", { name: "Reintentar avisos de pago" });
  await hydrated(retry);
  await retry.click();
  await expect(page.getByText(/de nuevo en un minuto/)).toBeVisible();
});

/** The script that measures a visit; it is loaded after the first user input. */
const MEASURES = "/api/vitals";

/** Moves the mouse like a visitor who has just arrived. */
async function moveAbout(page: Page) {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
}

test("a visit is counted when the page is left, without cookies", async ({ page }) => {
  const product = await stockProduct("Control medido", 30_000, 2);
  await enter(page, "cliente@example.com");
  // Playwright does not see requests of a page that is being left.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (input === "/api/vitals") sessionStorage.setItem("sent", JSON.stringify(init));
      return fetch(input, init);
    };
  });
  const counted = async () => {
    const [row] = await query<{ visits: number }>(
      "select coalesce(sum(n), 0)::int as visits from private.web_vitals, unnest(counts) n where page = 'product' and metric = 'LCP'",
    );
    return row?.visits ?? 0;
  };
  const before = await counted();
  let hasLibrary = false;
  page.on("response", async (response) => {
    if (!response.url().includes(".js")) return;
    hasLibrary ||= (await response.text().catch(() => "")).includes(MEASURES);
  });
  // A visit that ends before the script is loaded is not counted.
  await expect(async () => {
    await page.goto(`/producto/${product.slug}`);
    await expect
      .poll(async () => {
        await moveAbout(page);
        return hasLibrary;
      })
      .toBe(true);
    await page.goto("/contacto");
    expect(await page.evaluate(() => sessionStorage.getItem("sent"))).not.toBeNull();
  }).toPass();
  const sent = JSON.parse((await page.evaluate(() => sessionStorage.getItem("sent"))) ?? "{}");
  expect(sent).toMatchObject({ credentials: "omit", keepalive: true });
  expect(JSON.parse(sent.body)).toMatchObject({
    path: `/producto/${product.slug}`,
    device: "desktop",
    values: { TTFB: expect.any(Number), LCP: expect.any(Number) },
  });
  await expect.poll(counted).toBeGreaterThan(before);
});

test("with Save-Data nothing is loaded to measure", async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  let isLive = false;
  page.on("websocket", () => {
    isLive = true;
  });
  await page.goto("/terminos");
  // The live connection's script is requested together with the measuring one.
  await expect
    .poll(async () => {
      await moveAbout(page);
      return isLive;
    })
    .toBe(true);
  const scripts = asked.filter((url) => url.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
  expect(texts.filter((text) => text.includes(MEASURES))).toEqual([]);
});
