import { expect, test } from "vitest";
import { findServicePage, isServiceOf, priceText, SERVICE_PAGES, servicePageFor } from "./service-pages";

test("what the questions promise agrees with the figures", () => {
  for (const page of SERVICE_PAGES) {
    const answers = page.faqs.map((faq) => faq.answer).join(" ");
    expect(answers).toContain(priceText(page).replace("Desde ", ""));
    expect(answers + page.faqs.map((faq) => faq.question).join(" ")).toContain(
      `${page.warrantyMonths} meses`,
    );
  }
});

test("a service leads to the page of its console", () => {
  expect(servicePageFor("Mantenimiento de PlayStation 5")?.slug).toBe("reparacion-playstation");
  expect(servicePageFor("Cambio de HDMI Xbox One")?.slug).toBe("reparacion-xbox");
  expect(servicePageFor("Pantalla de Switch OLED")?.slug).toBe("reparacion-nintendo");
  expect(servicePageFor("Servicio express")).toBeUndefined();
});

test("a console's prices are of the repairs that name it or no console, never of visits and fees", () => {
  const shownFor = (name: string) => SERVICE_PAGES.filter((page) => isServiceOf(page, name));
  const [playstation, xbox] = ["reparacion-playstation", "reparacion-xbox"].map(findServicePage);
  expect(shownFor("Reparación de lectura de discos en PlayStation y Xbox")).toEqual([playstation, xbox]);
  expect(shownFor("Reparación de puerto HDMI de consola")).toEqual(SERVICE_PAGES);
  expect(shownFor("Servicio express en 24 horas")).toEqual([]);
});
