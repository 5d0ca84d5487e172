import { advancedCourses } from "./courses/advanced.ts";
import { beginnerCourses } from "./courses/beginner.ts";
import { businessCourses } from "./courses/business.ts";
import { controllerCourses } from "./courses/controllers.ts";
import { told } from "./courses/told.ts";
import { LESSONS } from "./lessons/all.ts";
import { consolasPortatiles } from "./products/consolas-portatiles.ts";
import { consolasSobremesa } from "./products/consolas-sobremesa.ts";
import { controlesOtros } from "./products/controles-otros.ts";
import { controlesPlaystation } from "./products/controles-playstation.ts";
import { extrasAudioCables } from "./products/extras-audio-cables.ts";
import { extrasEscritorio } from "./products/extras-escritorio.ts";
import { nintendo } from "./products/nintendo.ts";
import { ps4 } from "./products/ps4.ts";
import { ps5 } from "./products/ps5.ts";
import { repuestosConsola } from "./products/repuestos-consola.ts";
import { repuestosControl } from "./products/repuestos-control.ts";
import { repuestosPortatilHerramientas } from "./products/repuestos-portatil-herramientas.ts";
import { xbox } from "./products/xbox.ts";
import { repairServices } from "./repair-services.ts";
import type { DemoCourse, DemoProduct, DemoService, DemoSlide } from "./types.ts";
import { visitServices } from "./visit-services.ts";

/** The whole stock, newest first. The shelves are dealt out in turn, so that any page of it shows a mix. */
export const products: DemoProduct[] = deal([
  controlesPlaystation,
  ps5,
  extrasAudioCables,
  nintendo,
  consolasSobremesa,
  repuestosControl,
  xbox,
  extrasEscritorio,
  ps4,
  consolasPortatiles,
  repuestosConsola,
  controlesOtros,
  repuestosPortatilHerramientas,
]);

export const courses: DemoCourse[] = [
  ...beginnerCourses,
  ...controllerCourses,
  ...advancedCourses,
  ...businessCourses,
].map((draft) => told(draft, LESSONS[draft.slug] ?? {}));

export const services: DemoService[] = [...repairServices, ...visitServices];

export const slides: DemoSlide[] = [
  {
    slug: "aventura-gamer",
    title: "Aventura Gamer",
    subtitle: "Tu consola, en buenas manos",
    description: "Reparamos, vendemos y enseñamos en Envigado. Diagnóstico gratis en 24 horas.",
    button_text: "Ver servicios",
    button_url: "/servicios",
    art: { kind: "scene", scene: "hero-arcade", tone: "electric" },
    display_order: 1,
    is_active: true,
  },
  {
    slug: "reparaciones-profesionales",
    title: "Reparaciones Profesionales",
    subtitle: "PlayStation, Xbox y Nintendo",
    description: "Hasta 6 meses de garantía y fotos de cada paso del arreglo.",
    button_text: "Reparar mi equipo",
    button_url: "/servicios",
    art: { kind: "scene", scene: "hero-workshop", tone: "violet" },
    display_order: 2,
    is_active: true,
  },
  {
    slug: "cursos-especializados",
    title: "Cursos Especializados",
    subtitle: "Aprende a reparar desde cero",
    description: "Clases en línea paso a paso, con certificado al terminar.",
    button_text: "Explorar cursos",
    button_url: "/cursos",
    art: { kind: "scene", scene: "hero-academy", tone: "cyan" },
    display_order: 3,
    is_active: true,
  },
];

function deal(shelves: DemoProduct[][]): DemoProduct[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, i) => shelves.flatMap((shelf) => shelf[i] ?? [])).flat();
}
