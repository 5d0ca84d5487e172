const MAX = 80;

/** The ?mision= parameter as one line of text; empty when missing. */
export function missionTitle(raw: string | null): string {
  const title = (raw ?? "").replace(/\s+/g, " ").trim();
  return title.length > MAX ? `${title.slice(0, MAX - 3).trimEnd()}...` : title;
}

/** URL of the courses with the name of the service the visitor comes from. */
export function missionPath(serviceName: string): `/cursos?mision=${string}` {
  return `/cursos?mision=${encodeURIComponent(serviceName)}`;
}
