import type postgres from "postgres";
import { seedBlog } from "../../local/demo/blog.ts";
import { insertCatalog } from "../../local/demo/seed.ts";

/** The demo's catalogue and articles, without their pictures. */
export async function insertDemoCatalog(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await insertCatalog(tx, (key) => `/media/demo/${key}.webp`);
    await seedBlog(tx, (key) => `/media/demo/${key}.webp`);
  });
}
