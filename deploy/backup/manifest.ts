import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./project.ts";

const FORMAT = 1;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  site: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ version: z.string(), name: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      file: z.string(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  buckets: z.array(z.string()),
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256 }),
  /** Files whose content is not the one that their row tells of: lost. */
  missing: z.array(z.string()),
  /** Files that were deleted while the backup ran. */
  deleted: z.array(z.string()).default([]),
  /** Policies, functions, grants… of the project; older backups have none. */
  rules: z.record(z.string(), z.string()).optional(),
});

/** What a backup holds; a folder without it is not a backup. */
export type Manifest = z.output<typeof manifestSchema>;

const storedFileSchema = z.object({
  id: z.string(),
  bucket: z.string(),
  name: z.string(),
  sha256,
  size: z.number().int(),
  contentType: z.string(),
  cacheControl: z.string(),
  owner: z.string().nullable(),
  ownerId: z.string().nullable(),
  userMetadata: z.record(z.string(), z.json()).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastAccessedAt: z.string(),
});

/** A file of Storage and its row; the content is stored under its digest. */
export type StoredFile = z.output<typeof storedFileSchema>;

export const MANIFEST = "manifest.json";
export const FILE_LIST = "files.jsonl.gz";

/** Path of a file's content in the backup. */
export function contentPath(digest: string): string {
  return path.join("files", digest.slice(0, 2), digest);
}

/** Written last and renamed into place, so that an interrupted backup has none. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, "format">): Promise<void> {
  const draft = path.join(folder, `${MANIFEST}.tmp`);
  await writeFile(draft, `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path.join(folder, MANIFEST));
}

/** Throws when the folder has no manifest or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch(() => {
    throw new BackupError(`${folder} no es una copia terminada: no tiene ${MANIFEST}.`);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new BackupError(`${MANIFEST} está dañado: usa otra copia.`);
  }
  const parsed = manifestSchema.safeParse(content);
  if (!parsed.success) throw new BackupError(`${MANIFEST} no se entiende: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** The files of a backup, from its list of one line each. */
export async function readFileList(folder: string): Promise<StoredFile[]> {
  const input = createReadStream(path.join(folder, FILE_LIST)).pipe(createGunzip());
  const files: StoredFile[] = [];
  for await (const line of createInterface({ input })) files.push(storedFileSchema.parse(JSON.parse(line)));
  return files;
}

/** Throws at the first file whose content is not the one that was backed up. */
export async function verifyContents(folder: string, manifest: Manifest): Promise<void> {
  const refuseUnless = async (file: string, expected: string) => {
    const found = await digestOf(path.join(folder, file)).catch(() => "");
    if (found !== expected) throw new BackupError(`${file} falta o está dañado: usa otra copia.`);
  };
  for (const table of manifest.tables) await refuseUnless(table.file, table.sha256);
  await refuseUnless(FILE_LIST, manifest.files.sha256);
  const digests = new Set((await readFileList(folder)).map((file) => file.sha256));
  for (const digest of digests) await refuseUnless(contentPath(digest), digest);
}
