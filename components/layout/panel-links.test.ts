import { expect, test } from "vitest";
import { currentSection, PANEL_LINKS, panelLinks } from "./panel-links";

const { customer, staff } = PANEL_LINKS;

test.each([
  ["/dashboard", customer, "/dashboard"],
  ["/dashboard/pedidos/0b8f", customer, "/dashboard/pedidos"],
  ["/servicios-tecnicos/77", customer, "/servicios-tecnicos"],
  ["/dashboard/otra-cosa", customer, "/dashboard"],
  ["/dashboardx", customer, undefined],
  ["/admin/servicios-tecnicos/77", staff, "/admin/servicios-tecnicos"],
  ["/servicios-tecnicos", staff, undefined],
])("%s is in its section", (path, links, section) => expect(currentSection(path, links)).toBe(section));

test("the bar of phones has room for four sections", () => {
  for (const links of Object.values(PANEL_LINKS))
    expect(links.filter((link) => "short" in link)).toHaveLength(4);
});

test("no group names a section twice", () => {
  for (const links of Object.values(PANEL_LINKS))
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
});

test("a section that needs a right is shown to those who have it", () => {
  const shown = (rights: Parameters<typeof panelLinks>[1]) =>
    panelLinks("staff", rights).map(({ href }) => href);
  expect(shown({ seesReports: true })).toContain("/admin/negocio");
  expect(shown({ seesReports: false })).not.toContain("/admin/negocio");
  expect(shown(null)).not.toContain("/admin/negocio");
});
