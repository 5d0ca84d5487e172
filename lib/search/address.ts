import { cut } from "@/lib/core/text";
import { typedParam } from "@/lib/core/typed-param";
import { GROUP_SLUGS } from "./labels";
import { HIT_KINDS, type HitKind } from "./types";

export const LONGEST_QUERY = 80;
/** Shorter texts get no suggestions. */
export const SHORTEST_QUERY = 2;

export function readQuery(typed: string | string[] | undefined): string {
  return cut(typedParam(typed), LONGEST_QUERY).trim();
}

/** The kind of `tipo` in the query string; null for all. */
export function readKind(typed: string | string[] | undefined): HitKind | null {
  return HIT_KINDS.find((kind) => GROUP_SLUGS[kind] === [typed].flat()[0]) ?? null;
}

export function searchHref(query: string, kind?: HitKind | null): string {
  const params = new URLSearchParams({ q: query, ...(kind && { tipo: GROUP_SLUGS[kind] }) });
  return `/buscar?${params}`;
}
