import type { Browser, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../support/fixtures.ts";

/** A page of somebody who is signed in, in a browser context of its own. */
export async function signedIn(browser: Browser, site: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: site, locale: "es-CO" });
  await page.goto("/auth");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL("**/dashboard");
  return page;
}
