import { advancedCourses } from "./courses/advanced.ts";
import { beginnerCourses } from "./courses/beginner.ts";
import { businessCourses } from "./courses/business.ts";
import { completeCourse } from "./courses/complete-course.ts";
import { controllerCourses } from "./courses/controllers.ts";
import { readShelf } from "./product.ts";
import { repairServices } from "./repair-services.ts";
import type { DemoCourse, DemoProduct, DemoService, DemoSlide } from "./types.ts";
import { visitServices } from "./visit-services.ts";

/**
 * All demo products, newest first: a page of new consoles, games and controllers, then categories interleaved so that
 * every page shows a mix.
 */
export const products: DemoProduct[] = openWithFirsts(
  [
    "controles-playstation",
    "ps5",
    "extras-audio-cables",
    "nintendo",
    "consolas-sobremesa",
    "repuestos-control",
    "xbox",
    "extras-escritorio",
    "ps4",
    "consolas-portatiles",
    "repuestos-consola",
    "controles-otros",
    "repuestos-portatil-herramientas",
  ].map(readShelf),
);

export const courses: DemoCourse[] = [
  ...beginnerCourses,
  ...controllerCourses,
  ...advancedCourses,
  ...businessCourses,
].map(completeCourse);

export const services: DemoService[] = [...repairServices, ...visitServices];

export const slides: DemoSlide[] = [
  {
    slug: "aventura-gamer",
    title: "Tu consola vuelve a jugar",
    subtitle: "Taller gamer en Envigado",
    description:
      "La revisamos gratis en 24 horas y te cotizamos antes de empezar. Hasta 6 meses de garantía.",
    button_text: "Ver servicios y precios",
    button_url: "/servicios",
    art: { kind: "scene", scene: "hero-arcade", tone: "electric" },
    display_order: 1,
    is_active: true,
  },
  {
    slug: "reparaciones-profesionales",
    title: "Mira tu reparación paso a paso",
    subtitle: "PlayStation, Xbox y Nintendo",
    description: "Fotos, cotización y estado desde tu celular, con un enlace solo tuyo.",
    button_text: "Reparar mi equipo",
    button_url: "/servicios",
    art: { kind: "scene", scene: "hero-workshop", tone: "violet" },
    display_order: 2,
    is_active: true,
  },
  {
    slug: "cursos-especializados",
    title: "Arréglalo tú mismo",
    subtitle: "Aprende a reparar desde cero",
    description: "Clases en línea paso a paso, con certificado al terminar.",
    button_text: "Explorar cursos",
    button_url: "/cursos",
    art: { kind: "scene", scene: "hero-academy", tone: "cyan" },
    display_order: 3,
    is_active: true,
  },
];

function openWithFirsts(shelves: DemoProduct[][]): DemoProduct[] {
  const dealt = deal(shelves);
  const kinds = ["consola", "juego", "control"] as const;
  const first = deal(kinds.map((kind) => fourConsoles(dealt.filter((product) => product.kind === kind))));
  return [...new Set([...first, ...dealt])];
}

/** Four new ones in stock, for different consoles if possible. */
function fourConsoles(products: DemoProduct[]): DemoProduct[] {
  const fresh = products.filter(({ condition, stock }) => condition === "nuevo" && stock > 0);
  const firsts = new Map(fresh.toReversed().map((product) => [product.platforms[0], product]));
  const isFirst = (product: DemoProduct) => firsts.get(product.platforms[0]) === product;
  return fresh.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))).slice(0, 4);
}

function deal(shelves: DemoProduct[][]): DemoProduct[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, i) => shelves.flatMap((shelf) => shelf[i] ?? [])).flat();
}
