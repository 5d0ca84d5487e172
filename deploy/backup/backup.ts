import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import {
  copyStatement,
  type Executor,
  listMigrations,
  listTables,
  readRules,
  readSequences,
  type Table,
} from "./catalog.ts";
import { inParallel } from "./in-parallel.ts";
import {
  contentPath,
  digestOf,
  FILE_LIST,
  type Manifest,
  type StoredFile,
  writeManifest,
} from "./manifest.ts";
import {
  BackupError,
  type Project,
  type ProjectAddress,
  prepareTransaction,
  type StorageClient,
  urlName,
  withProject,
} from "./project.ts";

type ObjectRow = Omit<StoredFile, "sha256">;
type TableEntry = Manifest["tables"][number];

const OBJECTS = `
  select id, bucket_id as bucket, name, coalesce((metadata ->> 'size')::bigint, 0)::float8 as size,
    coalesce(metadata ->> 'mimetype', 'application/octet-stream') as "contentType",
    coalesce(metadata ->> 'cacheControl', 'no-cache') as "cacheControl",
    owner, owner_id as "ownerId", user_metadata as "userMetadata",
    created_at::text as "createdAt", updated_at::text as "updatedAt", last_accessed_at::text as "lastAccessedAt"
  from storage.objects order by bucket_id, name`;

/**
 * Copies a project into a new folder: all tables as of one moment, the sequences, and the files of every bucket.
 * The manifest is written last. Throws when the folder is not empty.
 */
export async function backup(
  from: ProjectAddress,
  folder: string,
  log: (line: string) => void,
): Promise<Manifest> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new BackupError(`La carpeta ${folder} no está vacía: indica una nueva.`);
  // Personal data: for this user only.
  await mkdir(path.join(folder, "tables"), { recursive: true, mode: 0o700 });
  return withProject(from, async (project) => {
    const madeAt = new Date().toISOString();
    const { objects, rules, ...database } = await project.sql.begin(
      "isolation level repeatable read read only",
      (snapshot) => copyDatabase(snapshot, folder),
    );
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    log(`Base de datos: ${database.tables.length} tablas, ${rows} filas`);
    const { missing, deleted, ...files } = await copyFiles(project, objects, folder);
    log(`Archivos: ${files.count}, ${files.bytes} bytes`);
    for (const name of deleted) log(`Aviso: el archivo ${name} se borró mientras se hacía la copia`);
    for (const name of missing) log(`Aviso: el archivo ${name} tiene su fila, pero no su contenido`);
    const manifest = { madeAt, site: await siteVersion(), ...database, files, missing, deleted, rules };
    await writeManifest(folder, manifest);
    return { format: 1, ...manifest };
  });
}

async function siteVersion(): Promise<string> {
  const file = path.join(import.meta.dirname, "../../package.json");
  return String(JSON.parse(await readFile(file, "utf8")).version);
}

async function copyDatabase(sql: Executor, folder: string) {
  await prepareTransaction(sql);
  const migrations = await listMigrations(sql);
  const objects = await listObjects(sql);
  const buckets = await sql.unsafe<{ id: string }[]>("select id from storage.buckets order by id");
  const tables: TableEntry[] = [];
  for (const table of await listTables(sql)) tables.push(await copyTable(sql, table, folder));
  // After the tables: a sequence is not part of the snapshot and may only be ahead of its rows.
  const sequences = await readSequences(sql);
  const [version] = await sql.unsafe<{ server_version: string }[]>("show server_version");
  return {
    postgres: version?.server_version ?? "",
    migrations,
    tables,
    sequences,
    buckets: buckets.map(({ id }) => id),
    objects,
    rules: await readRules(sql),
  };
}

async function listObjects(sql: Executor): Promise<ObjectRow[]> {
  return [...(await sql.unsafe<ObjectRow[]>(OBJECTS))];
}

async function copyTable(sql: Executor, table: Table, folder: string): Promise<TableEntry> {
  const file = path.join("tables", `${table.name.replaceAll('"', "")}.copy.gz`);
  const lines = new LineCounter();
  await pipeline(
    await sql.unsafe(copyStatement(table, "to stdout")).readable(),
    lines,
    createGzip(),
    createWriteStream(path.join(folder, file), { mode: 0o600, flags: "wx" }),
  );
  return { ...table, rows: lines.count, file, sha256: await digestOf(path.join(folder, file)) };
}

/** COPY's text format has one line a row: line breaks in values are escaped. */
class LineCounter extends Transform {
  count = 0;

  override _transform(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.count += 1;
    done(null, chunk);
  }
}

async function copyFiles({ sql, storage }: Project, objects: ObjectRow[], folder: string) {
  const stored: StoredFile[] = [];
  /** Returns the rows whose content was not found. */
  const copy = async (rows: ObjectRow[]): Promise<ObjectRow[]> => {
    const without: ObjectRow[] = [];
    await inParallel(rows, async (row) => {
      const digest = await download(storage, row, folder);
      if (digest) stored.push({ ...row, sha256: digest });
      else without.push(row);
    });
    return without;
  };
  // Since the snapshot a file may have been replaced, which is copied as it is now, or deleted.
  const changed = new Set((await copy(objects)).map(nameOf));
  const rows = await sql.begin("read only", async (now) => {
    await prepareTransaction(now);
    return listObjects(now);
  });
  const still = rows.filter((row) => changed.has(nameOf(row)));
  const missing = (await copy(still)).map(nameOf);
  const kept = new Set(still.map(nameOf));
  const deleted = [...changed].filter((name) => !kept.has(name));
  const list = path.join(folder, FILE_LIST);
  const lines = stored.map((file) => `${JSON.stringify(file)}\n`);
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(list, { mode: 0o600 }));
  const bytes = stored.reduce((sum, { size }) => sum + size, 0);
  return {
    count: stored.length,
    bytes,
    sha256: await digestOf(list),
    missing: missing.sort(),
    deleted: deleted.sort(),
  };
}

function nameOf({ bucket, name }: ObjectRow): string {
  return `${bucket}/${name}`;
}

/** Stores the content under its digest and gives that; null when Storage does not have it or has one of another size. */
async function download(
  storage: StorageClient,
  { bucket, name, size }: ObjectRow,
  folder: string,
): Promise<string | null> {
  const { data, error } = await storage.from(bucket).download(urlName(name)).asStream();
  if (error) {
    if (error.statusCode === "404") return null;
    throw new BackupError(`${bucket}/${name}: ${error.message}`, { cause: error });
  }
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  const hash = createHash("sha256");
  let received = 0;
  try {
    await pipeline(
      Readable.fromWeb(data as Parameters<typeof Readable.fromWeb>[0]),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          received += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(draft, { mode: 0o600 }),
    );
    if (received !== size) return null;
    const digest = hash.digest("hex");
    const file = path.join(folder, contentPath(digest));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await rename(draft, file);
    return digest;
  } finally {
    await rm(draft, { force: true });
  }
}
