import { connect } from "../../local/backend/database/connect.ts";

/** What every visitor sees or every purchase reads, and what names a row. */
const SHARED: Record<string, string> = {
  store_settings: "id",
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
/** In these, tests may add rows of their own: only what the demo brought stays as it was. */
const MAY_GROW = ["products", "services", "courses", "posts"];
/** What says how often and when a row was written, and what sales change. */
const PASSING = ["id", "created_at", "updated_at", "version", "stock"];

/** A row's content by "table name". */
export type SharedRows = Map<string, string>;

/** Reads what tests share. */
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

/** Rows that a run of tests changed, deleted or added in shared places, and did not put back. */
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
