import { expect, type Locator, type Page } from "@playwright/test";

/** The question before typed data is lost. */
export const leaveQuestion = (page: Page): Locator =>
  page.getByRole("dialog", { name: "¿Salir sin guardar?" });

/** Tries to leave a form with unsaved changes: confirms that it asks, and stays. */
export async function stays(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave();
  const question = leaveQuestion(page);
  const keep = question.getByRole("button", { name: "Seguir editando" });
  await expect(keep).toBeFocused();
  await keep.press("Enter");
  await expect(question).toHaveCount(0);
}

/** Presses Enter until the dialog opens: a page that has just loaded may not be hydrated yet. */
export async function openDialog(page: Page, opener: Locator, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.press("Enter", { timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  return dialog;
}
