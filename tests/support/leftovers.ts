import { connect } from "../../local/backend/database/connect.ts";

/** Tables that every visitor sees or every purchase reads, with the column that identifies a row. */
const SHARED: Record<string, string> = {
  store_settings: "id",
  role_rights: "role",
  hero_slides: "title",
  home_picks: "coalesce(product_id, service_id, course_id)",
  repair_stories: "title",
  team_members: "name",
  search_synonyms: "words",
  products: "slug",
  services: "slug",
  courses: "slug",
  posts: "slug",
};
/** Tests may add rows to these: only the demo's rows must stay unchanged. */
const MAY_GROW = ["products", "services", "courses", "posts"];
/** Columns for versions and times of writing, and those that sales change. */
const PASSING = ["id", "created_at", "updated_at", "version", "stock"];

/** A row's content by "table name". */
export type SharedRows = Map<string, string>;

/** Reads the shared rows. */
export async function sharedRows(databaseUrl: string): Promise<SharedRows> {
  const sql = connect(databaseUrl);
  try {
    const found: SharedRows = new Map();
    for (const [table, name] of Object.entries(SHARED))
      for (const { key, content } of await sql<{ key: string; content: string }[]>`
        select ${sql.unsafe(name)}::text as key, (to_jsonb(r) - ${PASSING}::text[])::text as content
        from ${sql(`public.${table}`)} r`)
        found.set(`${table} ${key}`, content);
    return found;
  } finally {
    await sql.end();
  }
}

/** Shared rows that a run of tests changed, deleted or added, and did not restore. */
export function leftovers(before: SharedRows, after: SharedRows): string[] {
  const changed = [...before].flatMap(([row, content]) => {
    const now = after.get(row);
    if (now === content) return [];
    return [`${row}: ${now === undefined ? "deleted" : `changed from ${content} to ${now}`}`];
  });
  const added = [...after.keys()].filter(
    (row) => !before.has(row) && !MAY_GROW.includes(row.split(" ")[0] ?? ""),
  );
  return [...changed, ...added.map((row) => `${row}: added`)];
}
