import { writable } from "./text";

/**
 * The first value of a query parameter, trimmed. Control characters become spaces: Postgres rejects NUL, and nobody
 * searches for the others.
 */
export function typedParam(value: string | string[] | undefined): string {
  return writable(([value].flat()[0] ?? "").replaceAll(/\p{Cc}/gu, " ")).trim();
}
