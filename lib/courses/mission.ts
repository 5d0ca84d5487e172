const MAX = 80;

/** The mission title that the address carries, folded to one line; empty when it carries none. */
export function missionTitle(raw: string | null): string {
  const title = (raw ?? "").replace(/\s+/g, " ").trim();
  return title.length > MAX ? `${title.slice(0, MAX - 3).trimEnd()}...` : title;
}

/** The catalogue of courses, with the name of the service that the person comes from. */
export function missionPath(serviceName: string): `/cursos?mision=${string}` {
  return `/cursos?mision=${encodeURIComponent(serviceName)}`;
}
