import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Sql } from "postgres";
import {
  copyStatement,
  type Executor,
  listMigrations,
  listTables,
  readRules,
  type Table,
} from "./catalog.ts";
import { inParallel } from "./in-parallel.ts";
import {
  contentPath,
  type Manifest,
  readFileList,
  readManifest,
  type StoredFile,
  verifyContents,
} from "./manifest.ts";
import {
  BackupError,
  type ProjectAddress,
  prepareTransaction,
  type StorageClient,
  urlName,
  withProject,
} from "./project.ts";

/** Storage removes at most a thousand files a call. */
const PAGE = 1000;

interface RestoreOptions {
  /** Deletes what the target holds. */
  replace: boolean;
  log: (line: string) => void;
}

/**
 * Puts a backup into a project that has the same migrations.
 * Refuses, without having written: a damaged backup, other migrations, and a target with people, orders or files unless
 * `replace` is set. The database is restored in one transaction, then the files; when it ends early, run it again with
 * `replace`.
 */
export async function restore(
  to: ProjectAddress,
  folder: string,
  { replace, log }: RestoreOptions,
): Promise<void> {
  const manifest = await readManifest(folder);
  await verifyContents(folder, manifest);
  await withProject(to, async ({ sql, storage }) => {
    await refuseOtherMigrations(sql, manifest);
    const tables = await listTables(sql);
    refuseOtherColumns(tables, manifest);
    if (!replace) await refuseInhabited(sql);
    await refuseOtherBuckets(sql, manifest);
    const held = await sql.begin((transaction) => loadDatabase(transaction, tables, manifest, folder));
    await sql.begin(async (transaction) => {
      await prepareTransaction(transaction);
      await transaction`analyze`;
    });
    log(`Base de datos: ${manifest.tables.length} tablas`);
    log(`Correos que esperaban: ${held}; decide sobre ellos en /admin/correos`);
    const files = await readFileList(folder);
    await removeOtherFiles(sql, storage, files);
    const limits = await liftLimits(sql);
    try {
      await inParallel(files, (file) => upload(storage, file, folder));
    } finally {
      await setLimits(sql, limits);
    }
    await sql.begin((transaction) => describeFiles(transaction, files));
    log(`Archivos: ${files.length}`);
    for (const name of [...manifest.missing, ...manifest.deleted])
      log(`Aviso: la copia no tiene el archivo ${name}`);
    for (const difference of await differingRules(sql, manifest)) log(`Aviso: ${difference}`);
  });
}

/** What somebody changed by hand in the copied project, or in this one: it is in no migration. */
async function differingRules(sql: Sql, { rules }: Manifest): Promise<string[]> {
  if (!rules) return [];
  const here = await sql.begin("read only", readRules);
  const names = [...new Set([...Object.keys(rules), ...Object.keys(here)])].sort();
  return names
    .filter((name) => rules[name] !== here[name])
    .map((name) => {
      if (!Object.hasOwn(here, name)) return `${name}: está en la copia y no en el destino`;
      if (!Object.hasOwn(rules, name)) return `${name}: está en el destino y no en la copia`;
      return `${name}: en el destino es distinto`;
    });
}

async function refuseOtherMigrations(sql: Sql, manifest: Manifest): Promise<void> {
  const versions = (list: { version: string }[]) => list.map(({ version }) => version);
  const [here, there] = [versions(await listMigrations(sql)), versions(manifest.migrations)];
  const differing = [...here, ...there].filter(
    (version) => !(here.includes(version) && there.includes(version)),
  );
  if (differing.length > 0)
    throw new BackupError(
      `El destino y la copia no tienen las mismas migraciones (${differing.join(", ")}): usa la versión del código con la que se hizo la copia (${manifest.site}).`,
    );
}

/** Auth's tables come with the platform's version, not with the migrations. */
function refuseOtherColumns(tables: Table[], manifest: Manifest): void {
  const known = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
  const lacking = manifest.tables
    .filter(({ rows }) => rows > 0)
    .flatMap(({ name, columns }) =>
      columns.filter((column) => !known.get(name)?.has(column)).map((column) => `${name}.${column}`),
    );
  if (lacking.length > 0)
    throw new BackupError(`El destino no tiene estas columnas de la copia: ${lacking.join(", ")}.`);
}

async function refuseInhabited(sql: Sql): Promise<void> {
  const [found] = await sql<{ inhabited: boolean }[]>`
    select exists (select from auth.users) or exists (select from public.orders)
      or exists (select from storage.objects) as inhabited`;
  if (found?.inhabited)
    throw new BackupError(
      "El destino ya tiene cuentas, pedidos o archivos. Para borrarlos y poner los de la copia, repite la orden con --replace.",
    );
}

/** The files of a bucket whose row is replaced by none could not be reached any more. */
async function refuseOtherBuckets(sql: Sql, { buckets }: Manifest): Promise<void> {
  const rows = await sql<{ id: string }[]>`
    select id from storage.buckets where not id = any (${buckets}) order by id`;
  if (rows.length > 0)
    throw new BackupError(
      `El destino tiene buckets que la copia no tiene (${rows.map(({ id }) => id).join(", ")}): bórralos primero.`,
    );
}

/** Returns how many mails it held. */
async function loadDatabase(
  sql: Executor,
  tables: Table[],
  manifest: Manifest,
  folder: string,
): Promise<number> {
  await prepareTransaction(sql);
  // Triggers would make profiles, movements and mails a second time; keys hold, since the backup is of one moment.
  await sql.unsafe("set local session_replication_role = replica");
  for (const { name } of tables) await sql.unsafe(`delete from ${name}`);
  for (const table of manifest.tables.filter(({ rows }) => rows > 0)) {
    await loadRows(sql, table, path.join(folder, table.file));
    const [found] = await sql.unsafe<{ rows: number }[]>(`select count(*)::int as rows from ${table.name}`);
    if (found?.rows !== table.rows)
      throw new BackupError(`${table.name}: ${found?.rows} de ${table.rows} filas. No se cambió nada.`);
  }
  for (const { name, last_value, is_called } of manifest.sequences)
    await sql.unsafe("select setval($1::regclass, $2::bigint, $3)", [name, last_value, is_called]);
  return holdMails(sql);
}

/** The driver's stream waits for ever when the server refuses the rows after the last of them was sent. */
async function loadRows(sql: Executor, table: Table, file: string): Promise<void> {
  const copy = sql.unsafe(copyStatement(table, "from stdin"));
  const rows = await copy.writable();
  try {
    await new Promise<void>((resolve, reject) => {
      // The statement has its result already, the stream, so that its promise cannot tell of the refusal.
      Object.assign(copy, { reject });
      pipeline(createReadStream(file), createGunzip(), rows).then(resolve, reject);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${table.name}: no se pudieron cargar sus filas (${reason}). No se cambió nada.`, {
      cause: error,
    });
  }
}

/**
 * Mails that waited when the backup was made were probably sent since: nothing sends them a second time, staff decide.
 * Newsletters are void.
 */
async function holdMails(sql: Executor): Promise<number> {
  const held = await sql.unsafe<{ is_void: boolean }[]>(
    `update private.outbox set failed_at = now(), claimed_until = null, is_void = kind = 'newsletter.post',
       last_error = 'restored from a backup'
     where sent_at is null and failed_at is null returning is_void`,
  );
  return held.filter((mail) => !mail.is_void).length;
}

async function removeOtherFiles(sql: Sql, storage: StorageClient, files: StoredFile[]): Promise<void> {
  const kept = new Set(files.map(({ bucket, name }) => `${bucket}/${name}`));
  const rows = await sql<{ bucket: string; name: string }[]>`
    select bucket_id as bucket, name from storage.objects`;
  const others = rows.filter(({ bucket, name }) => !kept.has(`${bucket}/${name}`));
  for (const bucket of new Set(others.map((row) => row.bucket))) {
    const names = others.filter((row) => row.bucket === bucket).map(({ name }) => name);
    for (let at = 0; at < names.length; at += PAGE) {
      const { error } = await storage.from(bucket).remove(names.slice(at, at + PAGE));
      if (error) throw new BackupError(`${bucket}: ${error.message}`, { cause: error });
    }
  }
}

interface Limits {
  id: string;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

/** A file may be from before its bucket became stricter: Storage would refuse it. */
async function liftLimits(sql: Sql): Promise<Limits[]> {
  const limits = await sql<Limits[]>`select id, file_size_limit, allowed_mime_types from storage.buckets`;
  await sql`update storage.buckets set file_size_limit = null, allowed_mime_types = null`;
  return [...limits];
}

async function setLimits(sql: Sql, limits: Limits[]): Promise<void> {
  for (const { id, file_size_limit, allowed_mime_types } of limits)
    await sql`update storage.buckets set file_size_limit = ${file_size_limit}, allowed_mime_types = ${allowed_mime_types}
      where id = ${id}`;
}

async function upload(storage: StorageClient, file: StoredFile, folder: string): Promise<void> {
  const { bucket, name, contentType, cacheControl } = file;
  const { error } = await storage
    .from(bucket)
    .upload(urlName(name), await readFile(path.join(folder, contentPath(file.sha256))), {
      upsert: true,
      contentType,
      headers: { "cache-control": cacheControl },
    });
  if (error) throw new BackupError(`${bucket}/${name}: ${error.message}`, { cause: error });
}

/** What an upload with the secret key does not carry: whose the file is, its own metadata and its times. */
async function describeFiles(sql: Executor, files: StoredFile[]): Promise<void> {
  await prepareTransaction(sql);
  await sql.unsafe("set local session_replication_role = replica");
  for (let at = 0; at < files.length; at += PAGE)
    await sql.unsafe(
      `update storage.objects o set id = f.id, owner = f.owner, owner_id = f."ownerId", user_metadata = f."userMetadata",
         created_at = f."createdAt", updated_at = f."updatedAt", last_accessed_at = f."lastAccessedAt"
       from jsonb_to_recordset($1::text::jsonb) as f (bucket text, name text, id uuid, owner uuid, "ownerId" text, "userMetadata" jsonb,
         "createdAt" timestamptz, "updatedAt" timestamptz, "lastAccessedAt" timestamptz)
       where o.bucket_id = f.bucket and o.name = f.name`,
      [JSON.stringify(files.slice(at, at + PAGE))],
    );
}
