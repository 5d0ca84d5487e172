import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures.ts";
import { stockProduct } from "./support/products.ts";

const button = (page: Page) => page.getByRole("link", { name: "Escríbenos por WhatsApp", exact: true });

/** The names of the controls that the floating button covers. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")]
      .filter((one) => !one.closest(".chat-corner"))
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some(
            (y) =>
              document.elementFromPoint(left + width * x, top + height * y)?.closest(".chat-corner") != null,
          ),
        );
      })
      .map((one) => one.textContent?.trim() || one.getAttribute("aria-label")),
  );

/** Scrolls, and waits until the button has settled, visible or hidden. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    document.querySelector(".chat-box")?.removeAttribute("data-clear");
    window.scrollTo({ top: y, behavior: "instant" });
    document.dispatchEvent(new Event("scroll"));
  }, top);
  await expect(page.locator(".chat-box")).toHaveAttribute("data-clear", /yes|no/);
}

for (const width of [360, 1280])
  test(`the floating chat is offered where people buy, and covers no control, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const product = await stockProduct("Control con chat", 50_000, 3);
    const own = `/producto/${product.slug}`;
    for (const path of ["/", "/servicios", "/cursos", "/tienda", own, "/contacto", "/blog"]) {
      await page.goto(path);
      let shown = 0;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 1000) {
        await scrollTo(page, y);
        if (await button(page).isVisible()) shown += 1;
        expect(await covered(page), `${path} at ${y}`).toEqual([]);
      }
      expect(shown, path).toBeGreaterThan(0);
    }
  });
