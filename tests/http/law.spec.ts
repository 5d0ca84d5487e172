import { expect } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { test } from "../support/fixtures.ts";
import { PUBLIC_PAGES } from "../support/public-pages.ts";

test("every type of public page says who sells, where to complain and that cookies are only the necessary", async ({
  request,
}) => {
  const [shop] = await query<{ legal_name: string; tax_id: string }>(
    "select legal_name, tax_id from public.store_settings",
  );
  expect(shop?.legal_name).toBeTruthy();
  for (const address of [...Object.keys(PUBLIC_PAGES), "/carrito", "/pagar", "/solicitar-reparacion"]) {
    const html = (await (await request.get(address)).text()).replaceAll("<!-- -->", "");
    const footer = html.match(/<footer.*?<\/footer>/gs)?.at(-1) ?? "";
    expect(footer, address).toContain(`${shop?.legal_name} · NIT ${shop?.tax_id}`);
    for (const [href, words] of [
      ["/peticiones", "PQR"],
      ["https://www.sic.gov.co", "Superintendencia de Industria y Comercio"],
      ["/privacidad#cookies", "Solo usamos cookies necesarias"],
    ])
      expect(footer, address).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${words}(?!\\w)`));
  }
});
