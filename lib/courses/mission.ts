import { cut, normalizeText } from "@/lib/core/text";

const MAX = 80;

/** The ?mision= parameter as one line of text; empty when missing. */
export function missionTitle(raw: string | null): string {
  const title = (raw ?? "").replace(/\s+/g, " ").trim();
  return title.length > MAX ? `${cut(title, MAX - 3).trimEnd()}...` : title;
}

/** URL of the courses with the name of the service the visitor comes from. */
export function missionPath(serviceName: string): `/cursos?mision=${string}` {
  return `/cursos?mision=${encodeURIComponent(serviceName)}`;
}

/** Generic words, which name neither a fault nor a device. */
const GENERIC = new Set([
  "reparacion",
  "servicio",
  "consola",
  "consolas",
  "cambio",
  "para",
  "solucion",
  "equipo",
  "curso",
]);
const STEM = 6;
const FITTING = 3;

/** The courses whose titles share a word with a service ("control", "controles"), the closest first. */
export function fittingCourses<Course extends { title: string }>(
  mission: string,
  courses: readonly Course[],
): Course[] {
  const words = normalizeText(mission).match(/[a-z0-9]{4,}/g) ?? [];
  const stems = [...new Set(words.filter((word) => !GENERIC.has(word)).map((word) => word.slice(0, STEM)))];
  return courses
    .map((course) => {
      const title = normalizeText(course.title);
      return { course, shared: stems.filter((stem) => title.includes(stem)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, FITTING)
    .map(({ course }) => course);
}
