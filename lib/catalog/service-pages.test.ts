import { expect, test } from "vitest";
import { findServicePage, priceText, SERVICE_PAGES, servicePageFor, warrantyText } from "./service-pages";

test("the three pages carry the figures of the business", () => {
  const figures = SERVICE_PAGES.map((page) => [
    page.slug,
    priceText(page),
    page.warrantyMonths,
    page.duration,
  ]);
  expect(figures).toEqual([
    ["reparacion-playstation", "Desde 80.000 COP", 6, "24-48h"],
    ["reparacion-xbox", "Desde 75.000 COP", 6, "24-72h"],
    ["reparacion-nintendo", "Desde 60.000 COP", 4, "24-48h"],
  ]);
});

test("what the questions promise agrees with the figures", () => {
  for (const page of SERVICE_PAGES) {
    const answers = page.faqs.map((faq) => faq.answer).join(" ");
    expect(page.faqs.length).toBeGreaterThanOrEqual(5);
    expect(answers).toContain(priceText(page).replace("Desde ", ""));
    expect(answers + page.faqs.map((faq) => faq.question).join(" ")).toContain(
      `${page.warrantyMonths} meses`,
    );
    expect(warrantyText(page)).toBe(`${page.warrantyMonths} meses de garantía`);
    expect(new Set(page.faqs.map((faq) => faq.question)).size).toBe(page.faqs.length);
  }
});

test("a service leads to the page of its console", () => {
  expect(servicePageFor("Mantenimiento de PlayStation 5")?.slug).toBe("reparacion-playstation");
  expect(servicePageFor("Cambio de HDMI Xbox One")?.slug).toBe("reparacion-xbox");
  expect(servicePageFor("Pantalla de Switch OLED")?.slug).toBe("reparacion-nintendo");
  expect(servicePageFor("Servicio express")).toBeUndefined();
});

test("an unknown address has no page", () => {
  expect(findServicePage("reparacion-xbox")?.console).toBe("Xbox");
  expect(findServicePage("reparacion-sega")).toBeUndefined();
});
