import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/accessible.ts";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { conflictIn } from "./support/conflict.ts";
import { pressEnter } from "./support/keyboard.ts";
import { stockProduct } from "./support/products.ts";
import { leaveQuestion, openDialog, stays } from "./support/questions.ts";

const once = () => Date.now().toString(36);
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** What these tests made: so old that no list of the store begins with it. */
test.afterAll(async () => {
  await query(
    "update public.products set created_at = '2024-01-01' where name ~ '^(Mando|Borrador) de prueba '",
  );
  await query("delete from public.services where name like 'Limpieza de prueba %'");
});

const listOf = (name: string) => `/admin/productos?q=${encodeURIComponent(name)}`;

test("a question asked again in the same moment as the last one was answered stays open", async ({
  page,
}) => {
  await enter(page, "employee@example.com");
  await page.goto("/admin/productos");
  const adding = await openDialog(
    page,
    page.getByRole("button", { name: "Agregar producto" }),
    "Agregar producto",
  );
  await adding.getByLabel("Nombre *").fill("Sin guardar");
  await adding.getByRole("button", { name: "Cancelar" }).evaluate(async (cancel: HTMLElement) => {
    // No frame is drawn between: the browser tells of a closed dialog with the next one.
    const rendered = async () => {
      for (let n = 0; n < 20; n++) await Promise.resolve();
    };
    cancel.click();
    await rendered();
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Seguir editando")
      ?.click();
    await rendered();
    cancel.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(leaveQuestion(page).getByRole("button", { name: "Seguir editando" })).toBeFocused();
});

test("the browser's late word of the last question's end does not end the next before it is shown", async ({
  page,
}) => {
  const product = await stockProduct("Control con pregunta", 50_000, 5);
  await enter(page, "employee@example.com");
  await page.goto(listOf(product.name));
  // It opens when the page listens: from then on, a link's Back stays within the page.
  const adding = await openDialog(
    page,
    page.getByRole("button", { name: "Agregar producto" }),
    "Agregar producto",
  );
  await adding.getByRole("button", { name: "Cancelar" }).press("Enter");
  await expect(adding).toBeHidden();
  const editing = await openDialog(
    page,
    page.getByRole("link", { name: `Editar ${product.name}` }),
    /^Editar: /,
  );
  await editing.getByLabel("Precio (COP) *").fill("95000");
  await stays(page, () => page.keyboard.press("Escape"));
  await page.evaluate(() => {
    // Back is no press or key: React shows the question some time after it was asked for.
    navigation.addEventListener(
      "navigate",
      () => {
        for (const closed of document.querySelectorAll("dialog:not([open])"))
          closed.dispatchEvent(new Event("close"));
      },
      { once: true },
    );
    history.back();
  });
  await expect(leaveQuestion(page).getByRole("button", { name: "Seguir editando" })).toBeFocused();
});

test("a product is added, found and edited by keyboard, and the store shows it at once", {
  tag: "@main",
}, async ({ page }) => {
  const name = `Mando de prueba ${once()}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/productos");
  await expect(page.getByText("Solo puedes editar.")).toBeVisible();
  const adding = await openDialog(
    page,
    page.getByRole("button", { name: "Agregar producto" }),
    "Agregar producto",
  );
  await pressEnter(adding.getByLabel("Nombre *"));
  await expect(toast(page, "Nombre y precio son campos obligatorios")).toBeVisible();
  await expect(adding.getByLabel("Nombre *")).toBeFocused();
  await page.keyboard.type(name);
  await adding.getByLabel("Precio (COP) *").fill("1500.6");
  await pressEnter(adding.getByLabel("Nombre *"));
  await expect(adding.getByText(/en pesos enteros, sin decimales/).first()).toBeVisible();
  await adding.getByLabel("Precio (COP) *").fill("89.000");
  await adding.getByLabel("Existencias").fill("4");
  await adding.getByLabel("Etiqueta", { exact: true }).fill("Estreno");
  await pressEnter(adding.getByRole("button", { name: "Agregar dato" }));
  await page.keyboard.type("Peso");
  await adding.getByLabel("Valor del dato 1").fill("280 g");
  await pressEnter(adding.getByRole("button", { name: "Otra imagen" }));
  for (const [label, colour] of [
    ["Imagen principal", "#4a2fbd"],
    ["Imagen 2", "#d98324"],
  ] as const) {
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
      .png()
      .toBuffer();
    await adding
      .getByRole("group", { name: label })
      .locator('input[type="file"]')
      .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
    await expect(adding.getByAltText(`Vista previa: ${label}`)).toBeVisible();
  }
  await pressEnter(adding.getByRole("button", { name: "Agregar producto" }));
  await expect(toast(page, "¡Producto agregado!")).toBeVisible();
  await expect(adding).toBeHidden();

  await page.getByRole("searchbox", { name: "Buscar productos" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(row(page, name)).toContainText("$89.000");
  await expect(row(page, name)).toContainText("Estreno");
  await expect(row(page, name).getByRole("button", { name: /Eliminar/ })).toHaveCount(0);
  const store = await row(page, name)
    .getByRole("link", { name: `Ver ${name} en la tienda` })
    .getAttribute("href");
  const shop = await page.context().newPage();
  await shop.goto(store ?? "");
  await expect(shop.getByText("$89.000").first()).toBeVisible();
  await expect(shop.getByText("280 g")).toBeVisible();
  await expect(shop.getByRole("radio", { name: /imagen/i })).toHaveCount(2);

  const editing = await openDialog(
    page,
    page.getByRole("link", { name: `Editar ${name}` }),
    `Editar: ${name}`,
  );
  await expect(editing.getByText("Existencias: 4")).toBeVisible();
  await expect(editing.getByRole("button", { name: `Ajustar existencias de ${name}` })).toBeVisible();
  await editing.getByLabel("Precio (COP) *").fill("95000");
  // Neither Escape nor the browser's Back nor 'Cancelar' takes what is typed without a question.
  const cancel = editing.getByRole("button", { name: "Cancelar" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.evaluate(() => history.back()),
    () => cancel.press("Enter"),
  ]) {
    await editing.getByLabel("Precio (COP) *").press("End");
    await stays(page, leave);
    await expect(editing.getByLabel("Precio (COP) *")).toHaveValue("95000");
  }
  await editing.getByLabel("Dirección en la tienda").fill("no vale");
  await expect(editing.getByText(/^Los enlaces que ya se compartieron/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(editing.getByText(/^Usa solo minúsculas/)).toBeVisible();
  await expect(editing.getByLabel("Precio (COP) *")).toHaveValue("95000");
  const moved = `${store}-dos`;
  await editing.getByLabel("Dirección en la tienda").fill(moved.replace("/producto/", ""));
  await editing.getByRole("tab", { name: "Información General" }).press("ArrowRight");
  await expect(editing.getByRole("button", { name: "Agregar imagen" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await pressEnter(editing.getByRole("button", { name: "Guardar cambios" }));
  await expect(toast(page, "Producto actualizado")).toBeVisible();
  await expect(editing).toBeHidden();
  await expect(row(page, name)).toContainText("$95.000");
  // Who had the old address is led to the new one.
  expect((await page.request.get(store ?? "", { maxRedirects: 0 })).status()).toBe(308);
  await shop.reload();
  await expect(shop).toHaveURL(moved);
  await expect(shop.getByText("$95.000").first()).toBeVisible();
});

test("two people edit one product: the second sees both versions", {
  tag: "@main",
}, async ({ page, browser }) => {
  const product = await stockProduct("Control de dos", 50_000, 5);
  const other = await (await browser.newContext({ locale: "es-CO" })).newPage();
  const dialogs: Locator[] = [];
  for (const [tab, email] of [
    [page, "manager@example.com"],
    [other, "admin@example.com"],
  ] as const) {
    await enter(tab, email);
    await tab.goto(`${listOf(product.name)}&editar=${product.id}`);
    dialogs.push(tab.getByRole("dialog", { name: `Editar: ${product.name}` }));
  }
  const [mine, theirs] = dialogs as [Locator, Locator];
  await theirs.getByLabel("Precio (COP) *").fill("60.000");
  await theirs.getByLabel("Descripción").fill("Texto del primero");
  await theirs.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(toast(other, "Producto actualizado")).toBeVisible();

  await mine.getByLabel("Descripción").fill("Texto del segundo");
  await mine.getByRole("button", { name: "Guardar cambios" }).click();
  const conflict = conflictIn(mine);
  await expect(conflict).toContainText(/^\S.+ guardó cambios mientras editabas\./);
  const versions = conflict.getByRole("group", { name: "Descripción" });
  await expect(versions).toContainText("Texto del segundo");
  await versions.getByRole("radio", { name: /^Lo de / }).check();
  await expect(mine.getByLabel("Descripción")).toHaveValue("Texto del primero");
  await versions.getByRole("radio", { name: "Lo tuyo" }).check();
  await expect(mine.getByLabel("Descripción")).toHaveValue("Texto del segundo");
  // The price that I did not touch is the other person's, and nothing to choose.
  await expect(conflict.getByRole("group", { name: /Precio/ })).toHaveCount(0);
  await expect(mine.getByLabel("Precio (COP) *")).toHaveValue("60000");
  await expectAccessible(page, 1280);
  await conflict.getByRole("button", { name: "Quedarme con lo guardado" }).click();
  await expect(mine.getByLabel("Descripción")).toHaveValue("Texto del primero");
  await mine.getByRole("button", { name: "Recuperar lo mío" }).click();
  await expect(mine.getByLabel("Descripción")).toHaveValue("Texto del segundo");
  await query("update public.products set badge_text = 'De la otra' where id = $1", [product.id]);
  await mine.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(conflict).toContainText("Cambió Etiqueta: ya está en el formulario.");
  await conflict.getByRole("button", { name: "Guardar lo mío" }).click();
  await expect(toast(page, "Producto actualizado")).toBeVisible();
  await other.context().close();
});

test("stock comes in, goes out and is counted; a sale while counting is told; the ledger has it all", async ({
  page,
}) => {
  const product = await stockProduct("Cable contado", 20_000, 10);
  await enter(page, "manager@example.com");
  await page.goto(listOf(product.name));
  const opener = page.getByRole("button", { name: `Ajustar existencias de ${product.name}` });
  const title = `Existencias: ${product.name}`;
  const dialog = await openDialog(page, opener, title);
  await dialog.getByRole("tabpanel", { name: "Entrada" }).getByLabel("Unidades").fill("5");
  await page.keyboard.press("Enter");
  await expect(row(page, product.name)).toContainText("15");
  await expect(dialog).toBeHidden();

  await openDialog(page, opener, title);
  await dialog.getByRole("tab", { name: "Entrada" }).press("ArrowRight");
  const out = dialog.getByRole("tabpanel", { name: "Salida" });
  await out.getByLabel("Unidades").fill("99");
  await out.getByLabel("Motivo").selectOption("Otro motivo");
  await pressEnter(out.getByRole("button", { name: "Registrar salida" }));
  await expect(out.getByText("Cuenta por qué.")).toBeVisible();
  await out.getByLabel("Nota").fill("Vitrina");
  await page.keyboard.press("Enter");
  await expect(out.getByText("No hay tantas unidades para descontar.")).toBeVisible();
  await out.getByLabel("Unidades").fill("3");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await pressEnter(page.getByRole("link", { name: `Movimientos de ${product.name}` }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Movimientos: ${product.name}`);
  await openDialog(page, opener, title);
  await query(
    "with sold as (update public.products set stock = stock - 1 where id = $1 returning id) insert into public.stock_movements (product_id, delta, reason) select id, -1, 'reserved' from sold",
    [product.id],
  );
  await dialog.getByRole("tab", { name: "Conteo" }).click();
  await dialog.getByLabel("Unidades contadas").fill("12");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/ahora son 11/)).toBeVisible();
  await dialog.getByLabel("Unidades contadas").fill("9");
  await expect(dialog.getByRole("button", { name: "Guardar conteo" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Conteo guardado")).toBeVisible();
  const lines = page.getByRole("table").getByRole("row");
  await expect(lines.nth(1)).toContainText(/-2.*Conteo/);
  for (const [n, text] of [/-1.*Vendido/, /-3.*Ajuste.*Vitrina/, /\+5.*Compra/].entries())
    await expect(lines.nth(n + 2)).toContainText(text);
  const balances = await lines.getByRole("cell").last().innerText();
  expect(balances).toBe("10");
});

test("many are changed at once after a look at what it does; their pages in the store follow", async ({
  page,
}) => {
  const changed = [];
  const batch = `Lote${once()}`;
  for (const [price, stock] of [
    [10_000, 1],
    [20_000, 2],
    [33_000, 3],
  ] as const)
    changed.push(await stockProduct(`${batch} de prueba`, price, stock));
  const shop = await page.context().newPage();
  await shop.goto(`/producto/${changed[2]?.slug}`);
  await expect(shop.getByText("$33.000").first()).toBeVisible();

  await enter(page, "manager@example.com");
  await page.goto(`${listOf(batch)}&orden=precio`);
  const all = page.getByRole("checkbox", { name: "Seleccionar los productos de esta página" });
  await expect(async () => {
    await all.setChecked(true);
    await expect(page.getByText("3 productos en la selección")).toBeVisible({ timeout: 1000 });
  }).toPass();
  const dialog = await openDialog(
    page,
    page.getByRole("button", { name: "Editar en bloque" }),
    "Editar 3 productos",
  );
  await dialog.getByLabel("Qué cambia").selectOption("Existencias: sumar o restar unidades");
  await dialog.getByLabel("Unidades").fill("-2");
  await dialog.getByLabel("Por qué").fill("Se dañaron");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^1 producto no puede cambiar así/)).toBeVisible();
  await dialog.getByLabel("Qué cambia").selectOption("Precio: subir o bajar un porcentaje");
  await dialog.getByLabel("Porcentaje").fill("-10");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Cambian 3 productos.")).toBeVisible();
  await expect(dialog.getByRole("listitem").last()).toContainText("$33.000 a $29.700");
  await expectAccessible(page, 1280);
  await pressEnter(dialog.getByRole("button", { name: "Aplicar a 3 productos" }));
  await expect(toast(page, "Productos actualizados")).toBeVisible();
  await expect(row(page, batch).first()).toContainText("$9.000");
  await expect(page.getByText("3 productos en la selección")).toBeHidden();
  await shop.reload();
  await expect(shop.getByText("$29.700").first()).toBeVisible();
});

test("only the superadmin deletes, after a warning; services are added and edited", async ({ page }) => {
  const product = await stockProduct("Grip que se va", 15_000, 0);
  const service = `Limpieza de prueba ${once()}`;
  await enter(page, "superadmin@example.com");
  await page.goto(listOf(product.name));
  await expect(page.getByText("Puedes editar y eliminar.")).toBeVisible();
  const asking = await openDialog(
    page,
    page.getByRole("button", { name: `Eliminar: ${product.name}` }),
    "¿Eliminar producto?",
  );
  await expect(asking).toContainText("Esta acción no se puede deshacer.");
  await pressEnter(asking.getByRole("button", { name: "Eliminar" }));
  await expect(toast(page, "Producto eliminado")).toBeVisible();
  await expect(row(page, product.name)).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admin/servicios");
  const adding = await openDialog(
    page,
    page.getByRole("button", { name: "Agregar servicio" }),
    "Agregar servicio",
  );
  await pressEnter(adding.getByRole("button", { name: "Agregar servicio" }));
  await expect(toast(page, "Nombre y precio son campos obligatorios")).toBeVisible();
  await adding.getByLabel("Nombre *").fill(service);
  await adding.getByLabel("Precio base (COP) *").fill("45000");
  await page.keyboard.press("Enter");
  await expect(toast(page, "¡Servicio agregado!")).toBeVisible();
  const editing = await openDialog(
    page,
    page.getByRole("button", { name: `Editar ${service}` }),
    `Editar: ${service}`,
  );
  await editing.getByLabel("Precio base (COP) *").fill("48000");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Elemento actualizado")).toBeVisible();
  await expect(row(page, service)).toContainText("$48.000");
  const doomed = await openDialog(
    page,
    page.getByRole("button", { name: `Eliminar: ${service}` }),
    "¿Eliminar elemento?",
  );
  await pressEnter(doomed.getByRole("button", { name: "Eliminar" }));
  await expect(toast(page, "Elemento eliminado")).toBeVisible();
});

test("a product waits as a draft until it is published, and a copy of it is another draft", async ({
  page,
  request,
}) => {
  const name = `Borrador de prueba ${once()}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/productos");
  const adding = await openDialog(
    page,
    page.getByRole("button", { name: "Agregar producto" }),
    "Agregar producto",
  );
  await adding.getByLabel("Nombre *").fill(name);
  await adding.getByLabel("Precio (COP) *").fill("45000");
  await pressEnter(adding.getByRole("button", { name: "Guardar borrador" }));
  await expect(adding).toBeHidden();
  const [made] = await query<{ id: string; slug: string }>(
    "select id, slug from public.products where name = $1 and not is_published",
    [name],
  );
  const visited = async () => (await request.get(`/producto/${made?.slug}`)).status();
  expect(await visited()).toBe(404);

  const editor = page.getByRole("dialog", { name: `Editar: ${name}` });
  await page.goto(`${listOf(name)}&editar=${made?.id}`);
  await expect(row(page, name)).toContainText("Borrador");
  const choose = async (entry: string) => {
    const button = editor.getByRole("button", { name: entry, exact: true });
    await expect(async () => {
      if (!(await button.isVisible())) await pressEnter(editor.getByRole("button", { name: "Más" }));
      await expect(button).toBeVisible({ timeout: 1000 });
    }).toPass();
    await pressEnter(button);
  };
  await choose("Publicar");
  await expect(toast(page, "¡Producto publicado!")).toBeVisible();
  expect(await visited()).toBe(200);

  await choose("Duplicar");
  const copy = page.getByRole("dialog", { name: `Editar: ${name} (copia)` });
  await expect(copy.getByLabel("Precio (COP) *")).toHaveValue("45000");
  await expect(copy.getByText("Borrador", { exact: true })).toBeVisible();
});
