import { expect, test } from "vitest";
import { currentSection, linksOf, PANEL_LINKS } from "./panel-links";

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

test("a section that needs a right is shown to whoever has it", () => {
  const has = (seesCost: boolean) =>
    linksOf("staff", { seesCost, seesReports: false }).some(({ href }) => href === "/admin/compras");
  expect([has(true), has(false)]).toEqual([true, false]);
  expect(linksOf("staff", null).some(({ right }) => right)).toBe(false);
});

test("no group names a section twice", () => {
  for (const links of Object.values(PANEL_LINKS))
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
});
