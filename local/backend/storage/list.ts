interface Listed {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

export interface ListQuery {
  prefix: string;
  search: string;
  limit: number;
  offset: number;
  column: keyof Omit<Listed, "metadata">;
  descending: boolean;
}

/** Parses storage-js's list options with defaults. */
export function listQuery(body: Record<string, unknown>): ListQuery {
  const prefix = String(body.prefix ?? "").replace(/\/+$/, "");
  const sort = (body.sortBy ?? {}) as { column?: ListQuery["column"]; order?: string };
  return {
    prefix: prefix ? `${prefix}/` : "",
    search: String(body.search ?? "").toLowerCase(),
    limit: Number(body.limit ?? 100),
    offset: Number(body.offset ?? 0),
    column: sort.column ?? "name",
    descending: sort.order === "desc",
  };
}

/** lite lists every object under the prefix by full path; hosted Storage lists one level, folders first. */
export function oneLevel(objects: Listed[], query: ListQuery): Listed[] {
  const found = new Map<string, Listed>();
  for (const object of objects) {
    if (!object.name.startsWith(query.prefix)) continue;
    const rest = object.name.slice(query.prefix.length);
    const slash = rest.indexOf("/");
    const name = slash < 0 ? rest : rest.slice(0, slash);
    if (!name.toLowerCase().includes(query.search) || found.has(name)) continue;
    const { id, updated_at, created_at, last_accessed_at, metadata } = object;
    const folder = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
    found.set(name, {
      name,
      ...(slash < 0 ? { id, updated_at, created_at, last_accessed_at, metadata } : folder),
    });
  }
  const sign = query.descending ? -1 : 1;
  const rank = (entry: Listed) => (entry.id === null ? 0 : 1);
  const value = (entry: Listed) => String(entry[query.column] ?? "");
  return [...found.values()]
    .sort((a, b) => rank(a) - rank(b) || value(a).localeCompare(value(b)) * sign)
    .slice(query.offset, query.offset + query.limit);
}
