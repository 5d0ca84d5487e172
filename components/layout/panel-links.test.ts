import { describe, expect, test } from "vitest";
import { currentSection, PANEL_LINKS } from "./panel-links";

const { customer, staff } = PANEL_LINKS;

describe("the section of a path", () => {
  test.each([
    ["/dashboard", "/dashboard"],
    ["/dashboard/pedidos", "/dashboard/pedidos"],
    ["/dashboard/pedidos/0b8f", "/dashboard/pedidos"],
    ["/dashboard/cursos/soldadura/leccion-1", "/dashboard/cursos"],
    ["/servicios-tecnicos/77", "/servicios-tecnicos"],
    ["/dashboard/otra-cosa", "/dashboard"],
    ["/tienda", undefined],
    ["/dashboardx", undefined],
  ])("%s is in %s", (path, section) => {
    expect(currentSection(path, customer)).toBe(section);
  });

  test("tells the back office from what customers see", () => {
    expect(currentSection("/admin/servicios-tecnicos/77", staff)).toBe("/admin/servicios-tecnicos");
    expect(currentSection("/servicios-tecnicos", staff)).toBeUndefined();
    expect(currentSection("/admin/blog/0b8f", staff)).toBe("/admin/blog");
    expect(currentSection("/blog/una-entrada", staff)).toBeUndefined();
  });
});

test("no group names a section twice", () => {
  for (const links of Object.values(PANEL_LINKS))
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
});
