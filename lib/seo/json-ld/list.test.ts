import { expect, test } from "vitest";
import { breadcrumbJsonLd, itemListJsonLd } from "./list";

const SITE = "https://tienda.example";

test("a list has its first five entries; breadcrumbs start at the home page and count from one", () => {
  const items = Array.from({ length: 8 }, (_, n) => ({ name: `Curso ${n}`, path: `/curso/${n}` }));
  const list = itemListJsonLd("Cursos", items, SITE);
  expect(list.itemListElement).toHaveLength(5);
  expect(list.itemListElement).toMatchObject({ 4: { position: 5, url: `${SITE}/curso/4` } });
  expect(breadcrumbJsonLd([{ name: "Cursos", path: "/cursos" }], SITE).itemListElement).toMatchObject([
    { position: 1, name: "Inicio", item: `${SITE}/` },
    { position: 2, name: "Cursos", item: `${SITE}/cursos` },
  ]);
});
