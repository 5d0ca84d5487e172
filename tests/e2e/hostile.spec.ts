import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { expect } from "@playwright/test";
import { ROOT } from "../../local/launch/config.ts";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { signIn, signInByForm, test } from "../support/fixtures.ts";

// What strangers put into addresses, headers and stored texts.

const MARK = "<img src=x onerror=window.poisoned=1></script><script>window.poisoned=1</script>";

/** A raw request, with headers that fetch() does not let anybody set. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(test.info().project.use.baseURL ?? "");
    const call = httpRequest({ hostname, port, path: address, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "", body }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

test.describe("addresses", () => {
  test.use({ expectedStatus: [404] });

  const text = encodeURIComponent(MARK);
  for (const address of [
    `/tienda?q=${text}`,
    `/buscar?q=${text}&tipo=${text}`,
    `/tienda?orden=${text}&precio=${text}&pagina=${text}`,
    `/payment/failure?payment_id=${text}&status=${text}`,
    `/payment/pending?payment_id=${text}&status=${text}&pedido=${text}`,
    `/auth?next=${text}&modo=${text}`,
    `/cursos?mision=${text}`,
  ])
    test(`${address.split("?")[0]}: nothing of ${[...new URL(address, "http://x").searchParams.keys()]} becomes markup`, async ({
      page,
    }) => {
      const answer = await page.goto(address, { waitUntil: "load" });
      expect(await answer?.text()).not.toContain("<img src=x onerror");
      expect(await page.evaluate("window.poisoned")).toBeUndefined();
    });

  test("the image optimiser fetches nothing but our own files", async ({ request }) => {
    for (const url of [
      "http://127.0.0.1:1/x.png",
      "http://169.254.169.254/latest/meta-data",
      "//evil.example/x.png",
      "/api/health",
      "/media/../api/health",
      "file:///etc/passwd",
    ]) {
      const answer = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
      expect(answer.status(), url).toBeGreaterThanOrEqual(400);
    }
  });

  test("the image optimiser knows a picture by one address, and draws none anew for other ways of writing it", async ({
    request,
  }) => {
    const [row] = await query<{ image: string }>(
      "select image from public.products where image like '/media/products/%' order by created_at limit 1",
    );
    const image = row?.image ?? "";
    const ask = (url: string) => request.get(`/_next/image?url=${encodeURIComponent(url)}&w=96&q=75`);
    expect((await ask(image)).headers()["content-type"]).toMatch(/^image\//);
    for (const written of [
      `${image}?v=1`,
      `${image}#1`,
      `${image}\n`,
      image.replace("/media/", "/media//"),
      image.replace("/media/", "/media/a/../"),
      image.replace("/media/", "/media/./"),
      image.replace("/products/", "/%70roducts/"),
    ])
      expect((await ask(written)).status(), written).toBe(404);
  });

  test("opening an address writes nothing: what writes refuses GET", async ({ request }) => {
    for (const address of [
      "/api/payments/webhook",
      "/api/payments/reconcile",
      "/api/mails",
      "/api/retention",
      "/api/revalidate",
      "/api/media",
      "/api/repairs/images",
    ])
      expect((await request.get(address)).status(), address).toBe(405);
  });
});

test("a foreign Host or X-Forwarded-Host is in no page, no redirect and no canonical address", async () => {
  for (const address of ["/", "/dashboard", "/tienda", "/auth", "/producto/no-existe"])
    for (const headers of [
      { host: "evil.example" },
      { host: new URL(test.info().project.use.baseURL ?? "").host, "x-forwarded-host": "evil.example" },
    ] as Record<string, string>[]) {
      const { location, body } = await raw(address, headers);
      expect(location, address).not.toContain("evil.example");
      expect(body, address).not.toContain("evil.example");
    }
});

test("markup in stored texts runs nowhere, signed out or as staff", async ({ page }) => {
  const suffix = Math.random().toString(36).slice(2, 8);
  const [product] = await query<{ slug: string; id: string }>(
    `insert into public.products (slug, name, description, price, stock, badge_text, details)
     values ($1, $2, $2, 1000, 3, $3, $4::text::jsonb) returning slug, id`,
    [
      `veneno-${suffix}`,
      `${MARK} ${suffix}`,
      // As much as a badge holds.
      "<img src=x onerror=poisoned=1>",
      JSON.stringify([{ label: MARK, value: MARK }]),
    ],
  );
  const [course] = await query<{ slug: string; id: string }>(
    `insert into public.courses (slug, title, description, price, content, requirements, includes, learning_outcomes, curriculum, is_published)
     values ($1, $2, $2, 1000, $2, $3::text::jsonb, $3::text::jsonb, $3::text::jsonb, $4::text::jsonb, true) returning slug, id`,
    [
      `veneno-${suffix}`,
      `${MARK} ${suffix}`,
      JSON.stringify([MARK]),
      JSON.stringify([{ name: MARK, lessons: [{ id: "uno", title: MARK, duration: 5, description: MARK }] }]),
    ],
  );
  const [message] = await query<{ id: string }>(
    `insert into public.contact_messages (number, name, phone, message, due_on, consent_version)
     values ($2, $1, '3001112233', $1, current_date + 15, 'prueba') returning id`,
    [MARK, `PQR-2001-${String(Math.floor(Math.random() * 1e9)).padStart(6, "0")}`],
  );
  try {
    for (const address of [`/producto/${product?.slug}`, `/curso/${course?.slug}`, `/tienda?q=${suffix}`]) {
      await page.goto(address);
      await expect(page.getByText(suffix).first()).toBeVisible();
      expect(await page.evaluate("window.poisoned"), address).toBeUndefined();
    }
    await signIn(page, "superadmin@example.com");
    for (const address of [
      `/admin/productos?q=${suffix}`,
      `/admin/cursos/${course?.id}`,
      `/admin/mensajes/${message?.id}`,
    ]) {
      await page.goto(address);
      await expect(page.getByText("onerror").first()).toBeAttached();
      expect(await page.evaluate("window.poisoned"), address).toBeUndefined();
    }
  } finally {
    await query("delete from public.contact_messages where id = $1", [message?.id ?? ""]);
    await query("delete from public.courses where id = $1", [course?.id ?? ""]);
    await query("delete from public.products where id = $1", [product?.id ?? ""]);
  }
});

test("a session cookie that somebody planted is replaced by signing in", async ({ page, context }) => {
  await signInByForm(page, "cliente2@example.com");
  const names = (await context.cookies())
    .filter(({ name }) => name.startsWith("sb-"))
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  await context.clearCookies();
  const url = test.info().project.use.baseURL ?? "";
  await context.addCookies(names.map((name) => ({ name, value: "base64-planted", url })));
  await signInByForm(page, "cliente@example.com");
  const kept = (await context.cookies()).filter(({ name }) => names.includes(name));
  expect(kept.length).toBeGreaterThan(0);
  for (const { value, httpOnly } of kept) {
    expect(value).not.toBe("base64-planted");
    expect(httpOnly).toBe(true);
  }
});

test("nothing that the browser gets holds a secret", async ({ request }) => {
  const env = E2E_CONFIG.env as Record<string, string>;
  const secrets = [
    "SUPABASE_SECRET_KEY",
    "MERCADOPAGO_ACCESS_TOKEN",
    "MERCADOPAGO_WEBHOOK_SECRET",
    "REVALIDATE_SECRET",
  ].map((name) => env[name] ?? "");
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  const folder = path.join(ROOT, E2E_CONFIG.buildDir, "static");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const files = scripts.map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const);
  const pages = await Promise.all(
    ["/", "/tienda", "/carrito", "/pagar", "/auth", "/contacto", "/solicitar-reparacion", "/no-existe"].map(
      async (address) => [address, await (await request.get(address)).text()] as const,
    ),
  );
  for (const [name, text] of [...files, ...pages])
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
  expect(scripts.filter((name) => name.endsWith(".map"))).toEqual([]);
});
