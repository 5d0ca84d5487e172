import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { orderNumber } from "../../lib/orders/order-number.ts";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { DEMO_PASSWORD, enter, test } from "../support/fixtures.ts";
import { addToCart, payOnDelivery } from "./support/checkout.ts";
import { receivedOrder } from "./support/orders.ts";
import { newCustomer } from "./support/people.ts";
import { isStored, storePhoto } from "./support/photos.ts";
import { stockProduct } from "./support/products.ts";
import { newRepair } from "./support/repairs.ts";

const PATH = "/dashboard/perfil";
const MAIN = { tag: "@main" };
const PHONE = { width: 360, height: 800 };

async function openProfile(page: Page, name: string) {
  const person = await newCustomer(name);
  await enter(page, person.email);
  await page.goto(PATH);
  return person;
}

test(
  "edited details are saved, shown in the header and filled in at the checkout, and the order is in the account",
  MAIN,
  async ({ page }) => {
    const person = await openProfile(page, "perfil");
    await page.getByLabel("Nombre de usuario").fill("Aventurera Nueva");
    await page.getByLabel("Celular").fill("123");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Escribe un celular de 10 dígitos que empiece por 3.")).toBeVisible();
    await expect(page.getByLabel("Celular")).toBeFocused();
    await expect(page.getByLabel("Nombre de usuario")).toHaveValue("Aventurera Nueva");

    await page.getByLabel("Celular").fill("+57 300 123 4567");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Perfil actualizado")).toBeVisible();
    await expect(page.getByRole("button", { name: "Tu cuenta: Aventurera Nueva" })).toBeVisible();
    await page.getByLabel("Dirección", { exact: true }).fill("Calle 37 Sur # 27-10");
    await page.getByRole("button", { name: "Guardar dirección" }).click();
    await expect(page.getByText("Escribe la ciudad o el municipio.")).toBeVisible();
    await page.getByLabel("Ciudad o municipio").fill("envigado");
    await page.getByRole("button", { name: "Guardar dirección" }).click();
    await expect(page.getByText("Calle 37 Sur # 27-10, Envigado, Antioquia")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Celular")).toHaveValue("3001234567");

    await addToCart(page, await stockProduct("Funda de prueba", 20_000, 2));
    await page.goto("/pagar?metodo=contra_entrega");
    await expect(page.getByLabel("Celular")).toHaveValue("3001234567");
    await expect(page.getByLabel("Dirección")).toHaveValue("Calle 37 Sur # 27-10");
    await expect(page.getByLabel("Ciudad o municipio")).toHaveValue("Envigado, Antioquia");
    await page.getByLabel("Nombre completo").fill("Aventurera Nueva");
    await page.getByRole("checkbox", { name: /Acepto los/ }).check();
    await payOnDelivery(page).click();
    await expect(page.getByRole("heading", { name: "¡Pedido recibido!" })).toBeVisible();
    const orders = await query<{ id: string; total_price: number }>(
      "select id, total_price from public.orders where user_id = $1",
      [person.id],
    );
    expect(orders).toMatchObject([{ total_price: 20_000 }]);
    await page.goto("/dashboard/pedidos");
    await expect(page.getByRole("link", { name: `Pedido ${orderNumber(orders[0]!.id)}` })).toBeVisible();
  },
);

test("an account has several addresses, of which one press at the checkout chooses another", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openProfile(page, "direcciones");
  const form = page.getByRole("group").filter({ has: page.getByText("Agregar una dirección") });
  const add = async (street: string, city: string, label: string) => {
    await form.getByLabel("Ciudad o municipio").fill(city);
    await form.getByLabel("Dirección", { exact: true }).fill(street);
    await form.getByLabel("Nombre (opcional)").fill(label);
    await form.getByRole("button", { name: "Guardar dirección" }).click();
  };
  await add("Calle 37 Sur # 27-10", "envigado", "Casa");
  await expect(page.getByText("Calle 37 Sur # 27-10, Envigado, Antioquia")).toBeVisible();
  await page.getByText("Agregar una dirección").click();
  await add("Carrera 5 # 6-7", "barbosa", "Finca");
  await expect(page.getByText(/^Hay «barbosa» en Antioquia y Santander/)).toBeVisible();
  await form.getByLabel("Ciudad o municipio").fill("barbosa");
  await page.getByRole("option", { name: "Barbosa Santander" }).click();
  await expectAccessible(page, PHONE.width);
  await form.getByRole("button", { name: "Guardar dirección" }).click();
  await expect(page.getByText("Carrera 5 # 6-7, Barbosa, Santander")).toBeVisible();
  await expectAccessible(page, PHONE.width);

  await addToCart(page, await stockProduct("Soporte de prueba", 20_000, 2));
  await page.goto("/pagar");
  await expect(page.getByLabel("Dirección", { exact: true })).toHaveValue("Calle 37 Sur # 27-10");
  await expect(page.getByText(/Envío gratis\. Llega entre el \S+ \d+ y el \S+ \d+\./)).toBeVisible();
  await page.getByRole("button", { name: "Enviar a Finca" }).click();
  await expect(page.getByLabel("Dirección", { exact: true })).toHaveValue("Carrera 5 # 6-7");
  await expect(page.getByLabel("Ciudad o municipio")).toHaveValue("Barbosa, Santander");
  await expect(page.getByText(/Llega entre el .+ de \S+\.$/)).toBeVisible();

  await page.goto(PATH);
  await page.getByRole("button", { name: "Eliminar: Casa" }).click();
  await page.getByRole("button", { name: "Eliminar", exact: true }).click();
  await expect(page.getByText("Calle 37 Sur # 27-10, Envigado, Antioquia")).toHaveCount(0);
});

test("the password is changed with the old one", async ({ page }) => {
  await openProfile(page, "clave");
  const change = async (current: string, next: string) => {
    await page.getByLabel("Contraseña actual", { exact: true }).fill(current);
    await page.getByLabel("Nueva contraseña", { exact: true }).fill(next);
    await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  };
  await change("no-es-esta", "Otra-Partida-88");
  await expect(page.getByText("Esa no es tu contraseña actual.")).toBeVisible();
  await change(DEMO_PASSWORD, "Otra-Partida-88");
  await expect(page.getByText("Contraseña actualizada")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Mi Perfil" })).toBeVisible();
});

test("advertising is off until it is ticked, and can be withdrawn", async ({ page }) => {
  await openProfile(page, "publicidad");
  const box = page.getByRole("checkbox", { name: /novedades y promociones/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(page.getByText("Podemos escribirte con novedades.")).toBeVisible();
  await expect(page.getByText(/^Autorizada el /)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole("button", { name: "Guardar preferencias" }).click();
  await expect(page.getByText(/^Retirada el /)).toBeVisible();
});

test("a person who signed up without that checkbox is asked, and can accept", async ({ page }) => {
  await openProfile(page, "google");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Revisarla en tu perfil" }).click();
  await page.getByRole("button", { name: "Autorizar" }).click();
  await expect(page.getByText("Marca la casilla para autorizar el tratamiento de tus datos.")).toBeVisible();
  await page.getByRole("checkbox", { name: /Autorizo el tratamiento/ }).check();
  await page.getByRole("button", { name: "Autorizar" }).click();
  await expect(page.getByText("Autorización guardada")).toBeVisible();
  await expect(page.getByText(/Lo autorizaste el /)).toBeVisible();
});

test("the download is JSON with the person's own order", MAIN, async ({ page }) => {
  const person = await openProfile(page, "descarga");
  const product = await stockProduct("Cable de prueba", 15_000, 2);
  const mine = await receivedOrder(person, product);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar mis datos" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), "utf8");
  const data = JSON.parse(text);
  expect(data.cuenta.correo).toBe(person.email);
  expect(data.pedidos.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
});

test(
  "deleting needs the confirmation word and the password; then the account and its photos are gone",
  MAIN,
  async ({ page }) => {
    const person = await openProfile(page, "adios");
    const product = await stockProduct("Recuerdo de prueba", 25_000, 2);
    await receivedOrder(person, product);
    const repair = await newRepair(person, "Se apagaba");
    await query("update public.ordenes_servicio set estado = 'Entregado' where id = $1", [repair.id]);
    const photo = await storePhoto(repair);
    expect(await isStored(photo)).toBe(true);
    await page.reload();
    await page.getByText("Quiero eliminar mi cuenta").click();
    const submit = page.getByRole("button", { name: "Eliminar mi cuenta para siempre" });
    await page.getByLabel("Escribe ELIMINAR para confirmar").fill("borrar");
    await page.getByLabel("Tu contraseña", { exact: true }).fill("no-es-esta");
    await submit.click();
    await expect(page.getByText("Escribe ELIMINAR para confirmar.", { exact: true })).toBeVisible();
    await page.getByLabel("Escribe ELIMINAR para confirmar").fill("eliminar");
    await submit.click();
    await expect(page.getByText("Esa no es tu contraseña actual.")).toBeVisible();
    await page.getByLabel("Tu contraseña", { exact: true }).fill(DEMO_PASSWORD);
    await submit.click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect(page.getByText("Tu cuenta fue eliminada")).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Iniciar Sesión" }).first(),
    ).toBeVisible();

    expect(await isStored(photo)).toBe(false);
    await page.goto(PATH);
    await page.waitForURL("**/auth?**");
    await page.getByLabel("Correo electrónico").fill(person.email);
    await page.getByLabel("Contraseña", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Iniciar Sesión" }).click();
    await expect(page.getByText(/El correo o la contraseña no coinciden/)).toBeVisible();
  },
);
