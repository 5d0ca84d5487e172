import type { TestDatabase } from "./database.ts";

/** Ids of the products whose changes the database has broadcast, so that pages that show them are refreshed. */
export async function announcedProducts({ sql }: TestDatabase): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct jsonb_array_elements_text(payload -> 'products') as id from realtime.messages
    where topic = 'catalogo' and payload -> 'products' <> 'null'`;
  return rows.map(({ id }) => id);
}

export async function forgetAnnounced({ sql }: TestDatabase): Promise<void> {
  await sql`delete from realtime.messages`;
}
