import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import type { HeroSlide } from "./fields";

/** Built-in slides, used when there are none or they cannot be read. */
const DEFAULT_SLIDES: HeroSlide[] = [
  {
    id: "aventura-gamer",
    title: "Aventura Gamer",
    subtitle: "Tu base en Envigado",
    description: "Reparamos tu consola, te enseñamos a cuidarla y te conseguimos lo que le falta a tu setup.",
    buttonText: "Explorar servicios",
    buttonUrl: "/servicios",
    imageUrl: "/art/hero-aventura.webp",
  },
  {
    id: "reparaciones-profesionales",
    title: "Reparaciones Profesionales",
    subtitle: "PlayStation · Xbox · Nintendo",
    description: `Diagnóstico gratis en ${DIAGNOSIS_TIME}, repuestos de calidad y garantía por escrito.`,
    buttonText: "Ver reparaciones",
    buttonUrl: "/servicios",
    imageUrl: "/art/hero-reparaciones.webp",
  },
  {
    id: "cursos-especializados",
    title: "Cursos Especializados",
    subtitle: "Aprende el oficio",
    description: "De tu primer desarme a la microsoldadura, con lecciones claras y a tu ritmo.",
    buttonText: "Ver cursos",
    buttonUrl: "/cursos",
    imageUrl: "/art/hero-cursos.webp",
  },
];

/** The slides of the carousel: the stored ones, or the built-in ones when there are none. */
export function slidesOrDefault(slides: HeroSlide[]): HeroSlide[] {
  return slides.length > 0 ? slides : DEFAULT_SLIDES;
}

/** A path on this site or an https URL. Rejects tabs and backslashes, which browsers strip or read as "/". */
export function isSafeButtonUrl(url: string): boolean {
  if (/[\s\\]/.test(url)) return false;
  if (url.startsWith("/")) return !url.startsWith("//");
  return /^https:\/\//.test(url) && URL.canParse(url);
}

/** Target of a slide's button; the home page when its URL is not safe. */
export function safeButtonUrl(url: string): string {
  return isSafeButtonUrl(url) ? url : "/";
}
