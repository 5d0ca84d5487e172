import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { E2E_CONFIG } from "../support/e2e-config.ts";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { randomTexts } from "../support/random-text.ts";

// What strangers put into addresses and headers; hostile.spec.ts of the browser has what they put into stored texts.

const MARK = encodeURIComponent(
  "<img src=x onerror=window.poisoned=1></script><script>window.poisoned=1</script>",
);

test("nothing of an address becomes markup", async ({ request }) => {
  for (const address of [
    `/tienda/lista?q=${MARK}`,
    `/buscar?q=${MARK}&tipo=${MARK}`,
    `/tienda/lista?orden=${MARK}&precio=${MARK}&pagina=${MARK}`,
    `/payment/failure?payment_id=${MARK}&status=${MARK}`,
    `/payment/pending?payment_id=${MARK}&status=${MARK}&pedido=${MARK}`,
    `/auth?next=${MARK}&modo=${MARK}`,
    `/cursos?mision=${MARK}`,
    `/producto/${MARK}`,
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(address.startsWith("/producto") ? 404 : 200);
    const html = await answer.text();
    expect(html, address).toContain("</html>");
    expect(html, address).not.toContain("<img src=x onerror");
    expect(html, address).not.toContain("<script>window.poisoned");
  }
});

/** Where a stranger may write something into an address. */
const OPEN_TO_TEXT = [
  (text: string) => `/${text}`,
  (text: string) => `/tienda/${text}`,
  (text: string) => `/tienda/lista?q=${text}&precio=${text}&pagina=${text}`,
  (text: string) => `/buscar?q=${text}`,
  (text: string) => `/producto/${text}`,
  (text: string) => `/servicios/${text}`,
  (text: string) => `/curso/${text}/muestra/${text}`,
  (text: string) => `/blog/categoria/${text}`,
  (text: string) => `/blog/${text}`,
  (text: string) => `/certificado/${text}`,
  (text: string) => `/pedido/${text}`,
  (text: string) => `/reparacion/${text}`,
  (text: string) => `/pqr/${text}`,
  (text: string) => `/boletin/baja/${text}`,
  (text: string) => `/auth/confirm?type=${text}&token_hash=${text}&next=${text}`,
  (text: string) => `/auth?next=${text}&aviso=${text}`,
  (text: string) => `/payment/success?external_reference=${text}`,
  (text: string) => `/solicitar-reparacion?pedido=${text}&servicio=${text}`,
  (text: string) => `/media/${text}`,
  (text: string) => `/media/productos/${text}.webp`,
  (text: string) => `/og/${text}`,
  (text: string) => `/art/${text}`,
  (text: string) => `/sitemaps/${text}.xml`,
  (text: string) => `/api/lesson-files/${text}`,
  (text: string) => `/api/repairs/images/${text}`,
  (text: string) => `/api/orders/comprobante?token=${text}`,
  (text: string) => `/api/realtime/${text}`,
  (text: string) => `/_next/image?url=${text}&w=${text}`,
];
/** Percent signs that begin nothing, halves of characters and bytes that are no text. */
const MALFORMED = [
  "%",
  "%E0%A4%A",
  "%zz",
  "%FF%FE",
  "%ED%A0%80",
  "%00",
  "a%2Fb",
  "%2e%2e",
  "%C0%AF",
  "%25%",
  "..%5c",
];

test("no text in any address is a failure of the site", async () => {
  const { text, pick } = randomTexts(42);
  const written = [
    ...MALFORMED,
    ...Array.from({ length: 25 }, () =>
      encodeURIComponent(Buffer.from(text()).toString()).slice(0, 1500).replace(/%.?$/, ""),
    ),
  ];
  const failed: string[] = [];
  for (const open of OPEN_TO_TEXT)
    for (const words of [...MALFORMED, pick(written), pick(written), pick(written)]) {
      const { status } = await raw(open(words), {});
      if (status >= 500) failed.push(`${status} ${open(words).slice(0, 200)}`);
    }
  expect(failed).toEqual([]);
});

const optimised = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=96&q=75`;

test("the image optimiser fetches nothing but our own files", async ({ request }) => {
  for (const url of [
    "http://127.0.0.1:1/x.png",
    "http://169.254.169.254/latest/meta-data",
    "//evil.example/x.png",
    "/api/health",
    "/media/../api/health",
    "file:///etc/passwd",
  ]) {
    expect([400, 404], url).toContain((await request.get(optimised(url))).status());
  }
});

test("the image optimiser knows a picture by one address, and draws none anew for other ways of writing it", async ({
  request,
}) => {
  const [{ image } = { image: "" }] = await query<{ image: string }>(
    "select image from public.products where slug = 'control-dualsense-blanco'",
  );
  expect((await request.get(optimised(image))).headers()["content-type"]).toMatch(/^image\//);
  for (const written of [
    `${image}?v=1`,
    `${image}#1`,
    `${image}\n`,
    image.replace("/media/", "/media//"),
    image.replace("/media/", "/media/a/../"),
    image.replace("/media/", "/media/./"),
    image.replace("/products/", "/%70roducts/"),
  ]) {
    expect(written).not.toBe(image);
    expect((await request.get(optimised(written))).status(), written).toBe(404);
  }
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

/** A raw request, with headers that fetch() does not let anybody set. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(E2E_CONFIG.env.SITE_URL ?? "");
    httpRequest({ hostname, port, path: address, headers }, async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? "",
        body: await text(answer),
      }),
    )
      .on("error", reject)
      .end();
  });
}

test("a foreign Host or X-Forwarded-Host is in no page, no redirect and no canonical address", async () => {
  const { host } = new URL(E2E_CONFIG.env.SITE_URL ?? "");
  const forged: Record<string, string>[] = [
    { host: "evil.example" },
    { host, "x-forwarded-host": "evil.example" },
  ];
  for (const address of ["/", "/dashboard", "/tienda", "/auth", "/producto/no-existe", "/tienda/Controles"])
    for (const headers of forged) {
      const { location, body } = await raw(address, headers);
      expect(location + body, address).not.toBe("");
      expect(location + body, address).not.toContain("evil.example");
    }
});
