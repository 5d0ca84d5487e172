import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "../../local/backend/database/connect.ts";
import { migrate } from "../../local/backend/migrate.ts";

const BACKEND = fileURLToPath(new URL("../../local/backend/", import.meta.url));

export const PRODUCT_MIGRATIONS = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));

/** The address of another database of the same cluster. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Everything that a migrated database is made from: different content is a different template. */
async function fingerprint(dir: string): Promise<string> {
  const hash = createHash("sha256");
  const migrations = (await readdir(dir)).filter((name) => name.endsWith(".sql")).sort();
  const platform = (await readdir(path.join(BACKEND, "database"))).sort();
  const files = [
    ...migrations.map((name) => path.join(dir, name)),
    ...platform.map((name) => path.join(BACKEND, "database", name)),
    path.join(BACKEND, "bootstrap.ts"),
    path.join(BACKEND, "../../node_modules/@supabase/lite/package.json"),
  ];
  for (const file of files) hash.update(path.basename(file)).update(await readFile(file));
  return hash.digest("hex").slice(0, 20);
}

/** Name of a database with the migrations of `dir`, created by the first caller. */
export async function templateOf(clusterUrl: string, dir: string): Promise<string> {
  const name = `template_${await fingerprint(dir)}`;
  const sql = connect(clusterUrl);
  try {
    // Roles are shared by the cluster and two concurrent bootstraps would collide on them: one lock for all templates.
    await sql`select pg_advisory_lock(hashtext('aventura-gamer.template'))`;
    const [found] = await sql`select from pg_database where datname = ${name}`;
    if (found) return name;
    const draft = `${name}_draft`;
    await sql.unsafe(`drop database if exists ${draft}`);
    await sql.unsafe(`create database ${draft}`);
    await migrate(databaseUrl(clusterUrl, draft), { dir });
    await sql.unsafe(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await sql.end();
  }
}
