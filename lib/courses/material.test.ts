import { expect, test } from "vitest";
import { isDownload, materialName } from "./material";

test("a file of this site is downloaded under its title, another address is opened", () => {
  const guide = { title: "Guía de tornillos", url: "/media/cursos/ab12.pdf" };
  expect([isDownload(guide), materialName(guide)]).toEqual([true, "Guía de tornillos.pdf"]);
  expect(isDownload({ title: "Esquema", url: "https://a.co/esquema.pdf" })).toBe(false);
  expect(materialName({ title: "Sin extensión", url: "/media/cursos/ab12" })).toBe("Sin extensión");
});
