import "server-only";
import { colombianDay } from "./dates";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  svg: "image/svg+xml",
} as const;

type FileName = `${string}.${keyof typeof TYPES}`;

/** The name of a file with today's date in Colombia. */
export function datedName(name: string, ending: keyof typeof TYPES, now = Date.now()): FileName {
  return `${name}-${colombianDay(now)}.${ending}`;
}

/** A private file: inline when the browser can display it, as a download otherwise. */
export function fileResponse(
  body: string | Uint8Array | ReadableStream<Uint8Array>,
  name: FileName,
): Response {
  const type = name.slice(name.lastIndexOf(".") + 1) as keyof typeof TYPES;
  const place = type === "pdf" || type === "svg" ? "inline" : "attachment";
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: { "content-type": TYPES[type], "content-disposition": `${place}; filename="${name}"` },
  });
}
