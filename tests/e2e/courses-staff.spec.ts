import { expect, type Page } from "@playwright/test";
import { query } from "../support/e2e-database.ts";
import { enter, test } from "../support/fixtures.ts";
import { clickUntil } from "./support/clicks.ts";
import { enrolIn, newCourse } from "./support/courses.ts";
import { hold } from "./support/hold.ts";
import { pressEnter } from "./support/keyboard.ts";
import { newCustomer } from "./support/people.ts";
import { openDialog, stays } from "./support/questions.ts";

const editor = (id: string) => `/admin/cursos/${id}`;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const save = (page: Page) => page.getByRole("button", { name: "Guardar curso" });

/** Opens a page and waits until it is hydrated: an earlier click on a tab would be lost. */
async function openEditor(page: Page, id: string) {
  await page.goto(editor(id));
  await clickUntil(
    page.getByRole("tab", { name: "Temario" }),
    page.getByRole("tabpanel", { name: "Temario" }),
  );
}

// A course created through the screens would be first in every list; other tests may buy it meanwhile.
test.afterAll(async () => {
  await query("update public.courses set created_at = '2024-01-01' where title like 'Curso a mano %'");
});

test("an employee adds a course and writes its lessons by keyboard only", { tag: "@main" }, async ({
  page,
}) => {
  const title = `Curso a mano ${Date.now().toString(36)}`;
  await enter(page, "employee@example.com");
  await page.goto("/admin/cursos");
  await expect(page.getByText("Solo puedes editar.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Eliminar/ })).toHaveCount(0);
  const dialog = await openDialog(page, page.getByRole("button", { name: "Agregar curso" }), "Agregar curso");
  await pressEnter(dialog.getByLabel("Título *"));
  await expect(dialog.getByText("Título y precio son campos obligatorios")).toHaveCount(2);
  await expect(dialog.getByLabel("Título *")).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await page.keyboard.type("149000");
  await expect(dialog.getByLabel("Nivel")).toHaveValue("principiante");
  await expect(dialog.getByLabel("Duración (semanas)")).toHaveValue("4");
  await page.keyboard.press("Enter");
  await expect(toast(page, "¡Curso agregado!")).toBeVisible();
  await page.waitForURL(/\/admin\/cursos\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1) ?? "";

  const general = page.getByRole("tab", { name: "General" });
  await expect(async () => {
    await general.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Temario" })).toHaveAttribute("aria-selected", "true", {
      timeout: 3000,
    });
  }).toPass();
  await pressEnter(page.getByRole("button", { name: "Agregar módulo" }));
  await expect(page.getByLabel("Nombre del módulo 1")).toBeFocused();
  await page.keyboard.type("Bases");
  for (const lesson of ["Uno", "Dos", "Tres"]) {
    await pressEnter(page.getByRole("button", { name: "Agregar lección a Bases" }));
    await page.keyboard.type(lesson);
  }
  await expect(page.getByLabel("Minutos de la lección 1.3")).toHaveValue("60");
  await pressEnter(page.getByRole("button", { name: "Subir: Tres" }));
  await expect(page.getByLabel("Título de la lección 1.2")).toHaveValue("Tres");
  await expect(page.getByRole("button", { name: "Subir: Tres" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Bajar: Tres" })).toBeFocused();
  // The same by dragging it: Tres, Uno, Dos becomes Uno, Tres, Dos.
  await page.getByRole("button", { name: "Arrastrar: Tres" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Tomaste Tres\./)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Título de la lección 1.2")).toHaveValue("Tres");
  await page.keyboard.press("Space");
  await expect(page.getByText(/^Tres: lugar 2 de 3 en Bases$/)).toBeAttached();

  // A mistake on another tab opens that tab and moves the focus there; nothing typed is lost.
  await pressEnter(page.getByRole("button", { name: "Agregar módulo" }));
  await page.getByRole("tab", { name: "Temario" }).press("ArrowLeft");
  await pressEnter(page.getByLabel("Título *"));
  await expect(page.getByText("Escribe el nombre del módulo.")).toBeVisible();
  await expect(page.getByLabel("Nombre del módulo 2")).toBeFocused();
  await page.keyboard.type("Práctica");
  await pressEnter(page.getByRole("button", { name: "Bajar: Dos" }));
  await pressEnter(save(page));
  await expect(toast(page, "Curso actualizado")).toBeVisible();
  await page.goto(`/admin/cursos?q=${encodeURIComponent(title)}`);
  const row = page.getByRole("row", { name: new RegExp(title) });
  await expect(row).toContainText("$149.000");
  await expect(row).toContainText("Borrador");

  // No one else sees it until it is published.
  const [{ slug = "" } = {}] = await query<{ slug: string }>(
    "select slug from public.courses where id = $1",
    [id],
  );
  expect((await page.request.get(`/curso/${slug}`)).status()).toBe(404);
  await openEditor(page, id);
  await expect(page.getByLabel("Título de la lección 1.2")).toHaveValue("Tres");
  await expect(page.getByLabel("Título de la lección 2.1")).toHaveValue("Dos");
  await page.getByRole("tab", { name: "General" }).click();
  await page.getByLabel("Publicado").check();
  await pressEnter(save(page));
  await expect(toast(page, "Curso actualizado")).toBeVisible();
  await expect(async () => {
    expect((await page.request.get(`/curso/${slug}`)).status()).toBe(200);
  }).toPass();
});

test("deleting a lesson shows how many learners did it, and a bought course cannot be deleted", async ({
  page,
}) => {
  const [bought, free] = [await newCourse("Curso comprado"), await newCourse("Curso libre")];
  const customer = await newCustomer("alumna");
  await enrolIn(bought, customer);
  await query("insert into public.lesson_progress (user_id, course_id, lesson_id) values ($1, $2, 'uno')", [
    customer.id,
    bought.id,
  ]);
  await enter(page, "superadmin@example.com");
  await openEditor(page, bought.id);
  await page.getByRole("button", { name: "Eliminar: Lección abierta" }).click();
  const warning = page.getByRole("dialog", { name: "¿Eliminar «Lección abierta»?" });
  await expect(warning).toContainText("1 estudiante ya terminó esta lección.");
  await warning.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByLabel("Título de la lección 1.1")).toHaveValue("Lección reservada");
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByLabel("Título de la lección 1.1")).toHaveValue("Lección abierta");

  // Leaving with something unsaved asks first.
  await page.getByLabel("Título de la lección 1.1").fill("Lección con otro nombre");
  await stays(page, () =>
    page.getByRole("link", { name: /^Escribir contenido de Lección reservada/ }).click(),
  );
  await expect(page).toHaveURL(new RegExp(`${editor(bought.id)}$`));
  await save(page).click();
  await expect(toast(page, "Curso actualizado")).toBeVisible();

  await page.getByRole("link", { name: /^Escribir contenido de Lección reservada/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lección reservada" })).toBeVisible();
  await page.getByRole("textbox", { name: "Texto" }).fill("## Paso uno\n\nSuelta los **cuatro** tornillos.");
  await page.getByRole("button", { name: "Agregar enlace" }).click();
  await page.getByLabel("Nombre 1").fill("Guía de tornillos");
  await page.getByLabel("Dirección 1").fill("https://ejemplo.co/guia.pdf");
  await page.getByRole("tab", { name: "Ver como estudiante" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Paso uno" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Guía de tornillos\s?ejemplo\.co/ })).toBeVisible();
  const saveLesson = page.getByRole("button", { name: "Guardar lección" });
  await saveLesson.click();
  await expect(toast(page, "Lección guardada")).toBeVisible();

  // What is typed during a save stays, and is still unsaved.
  await page.getByRole("tab", { name: "Escribir" }).click();
  const text = page.getByRole("textbox", { name: "Texto" });
  const letGo = await hold(page, "**/*", "POST");
  await text.fill("Primero.");
  await saveLesson.click();
  await expect(page.getByRole("button", { name: "Guardando..." })).toBeDisabled();
  await text.fill("Primero. Después.");
  letGo();
  await expect(saveLesson).toBeEnabled();
  await expect(text).toHaveValue("Primero. Después.");
  // The course's editor stays in the document behind this page, with its own texts.
  const lesson = page.getByRole("form", { name: "Contenido de la lección" });
  await expect(lesson.getByText("Tienes cambios sin guardar.")).toBeVisible();
  await saveLesson.click();
  await expect(lesson.getByText("Todo está guardado.")).toBeVisible();
  await page.unroute("**/*");

  // Buyers keep it: the dialog says so instead of asking.
  const list = (title: string) => page.goto(`/admin/cursos?q=${encodeURIComponent(title)}`);
  await list(bought.title);
  await expect(page.getByText("Puedes editar y eliminar.")).toBeVisible();
  const remove = page.getByRole("button", { name: /^Eliminar: / });
  const kept = page.getByRole("dialog", { name: "No se puede eliminar" });
  await clickUntil(remove, kept);
  await expect(kept).toContainText("1 persona lo compró y conserva su acceso.");
  await expect(kept.getByRole("button", { name: "Eliminar" })).toHaveCount(0);
  await list(free.title);
  const confirmation = page.getByRole("dialog", { name: "¿Eliminar curso?" });
  await clickUntil(remove, confirmation);
  await expect(confirmation).toContainText("Esta acción no se puede deshacer.");
  await confirmation.getByRole("button", { name: "Eliminar" }).click();
  await expect(toast(page, "Curso eliminado")).toBeVisible();
});
