import { expect, type Locator, type Page } from "@playwright/test";

/** What is asked before something typed is lost. */
export const leaveQuestion = (page: Page): Locator =>
  page.getByRole("dialog", { name: "¿Salir sin guardar?" });

/** Tries to leave what has something unsaved: is asked, and stays. */
export async function stays(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave();
  const question = leaveQuestion(page);
  const keep = question.getByRole("button", { name: "Seguir editando" });
  await expect(keep).toBeFocused();
  await keep.press("Enter");
  await expect(question).toHaveCount(0);
}
