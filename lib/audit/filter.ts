import { isDay } from "@/lib/core/days";
import { cut, isUuid } from "@/lib/core/text";
import { typedParam } from "@/lib/core/typed-param";
import type { AuditFilter } from "./types";

type SearchParams = Record<string, string | string[] | undefined>;

const KEYS = { persona: "actor", entidad: "entity", id: "entityId", desde: "from", hasta: "to" } as const;

/** Parses the query string; invalid values are ignored. */
export function parseAuditFilter(params: SearchParams): { filter: AuditFilter; before?: number } {
  const read = (name: string) => cut(typedParam(params[name]), 80);
  const filter: AuditFilter = {};
  if (isUuid(read("persona"))) filter.actor = read("persona").toLowerCase();
  if (/^[a-z_]{1,40}$/.test(read("entidad"))) filter.entity = read("entidad");
  const id = read("id").replace(/^#/, "").toLowerCase();
  if (id) filter.entityId = id;
  if (isDay(read("desde"))) filter.from = read("desde");
  if (isDay(read("hasta"))) filter.to = read("hasta");
  const before = Number(read("antes"));
  return { filter, ...(Number.isSafeInteger(before) && before > 0 && { before }) };
}

/** Serialises a filter into a query string that parses to the same filter. */
export function auditParams(filter: AuditFilter, before?: number | null): string {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(KEYS)) {
    const value = filter[name];
    if (value) params.set(key, value);
  }
  if (before) params.set("antes", String(before));
  return params.toString();
}
