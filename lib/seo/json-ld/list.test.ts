import { expect, test } from "vitest";
import { flawsOf } from "@/tests/support/structured-data";
import { breadcrumbJsonLd, faqJsonLd, itemListJsonLd } from "./list";

const SITE = "https://tienda.example";

test("a list names its first five with absolute addresses", () => {
  const items = Array.from({ length: 8 }, (_, n) => ({ name: `Curso ${n}`, path: `/curso/${n}` }));
  const list = itemListJsonLd("Cursos", items, SITE);
  expect(flawsOf(list)).toEqual([]);
  expect(list.itemListElement).toHaveLength(5);
  expect(list.itemListElement).toMatchObject({ 4: { position: 5, url: `${SITE}/curso/4` } });
});

test("breadcrumbs begin at the home page and count from one", () => {
  const crumbs = breadcrumbJsonLd([{ name: "Cursos", path: "/cursos" }], SITE);
  expect(flawsOf(crumbs)).toEqual([]);
  expect(crumbs.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: `${SITE}/` },
    { "@type": "ListItem", position: 2, name: "Cursos", item: `${SITE}/cursos` },
  ]);
});

test("questions carry their answers", () => {
  const page = faqJsonLd([{ question: "¿Qué?", answer: "Eso." }]);
  expect(flawsOf(page)).toEqual([]);
  expect(page.mainEntity).toEqual([
    { "@type": "Question", name: "¿Qué?", acceptedAnswer: { "@type": "Answer", text: "Eso." } },
  ]);
});
