import { createHash, randomUUID } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import type { App } from "@supabase/lite";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;
type Body = Parameters<StorageAdapter["uploadObject"]>[3];

interface SideCar {
  mimetype: string;
  cacheControl: string;
  eTag: string;
}

// One encoded name per path segment: no traversal, no reserved names, no case folding on any system.
const encode = (segment: string) => Buffer.from(segment, "utf8").toString("base64url");

/** Stores objects in a folder, each with a small file for its type. */
export class DiskStorage implements StorageAdapter {
  driver = fs;
  private readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  private file(bucket: string, key: string): string {
    return `${path.join(this.root, encode(bucket), ...key.split("/").map(encode))}.bin`;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: unknown,
    body: Body,
    mimetype: string,
    cacheControl: string,
  ) {
    const file = this.file(bucket, key);
    const bytes =
      body instanceof Uint8Array ? body : new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
    const eTag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`;
    await fs.mkdir(path.dirname(file), { recursive: true });
    await replace(file, bytes);
    await replace(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag } satisfies SideCar));
    return { ...(await this.headObject(bucket, key)), httpStatusCode: 200 };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.file(bucket, key);
    const [{ size, mtime }, text] = await Promise.all([fs.stat(file), fs.readFile(`${file}.json`, "utf8")]);
    return { ...(JSON.parse(text) as SideCar), size, contentLength: size, lastModified: mtime };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    return { httpStatusCode: 200, metadata, body: await fs.readFile(this.file(bucket, key)) };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.file(bucket, key);
    await Promise.all([file, `${file}.json`].map((name) => fs.rm(name, { force: true })));
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(bucket: string, key: string, _version: unknown, toBucket: string, toKey: string) {
    const from = this.file(bucket, key);
    const to = this.file(toBucket, toKey);
    await fs.mkdir(path.dirname(to), { recursive: true });
    await replace(to, await fs.readFile(from));
    await replace(`${to}.json`, await fs.readFile(`${from}.json`));
    const { eTag, lastModified } = await this.headObject(toBucket, toKey);
    return { httpStatusCode: 200, eTag, lastModified };
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.file(bucket, key)}`;
  }
}

/** Atomic replacement: readers never see partial bytes. */
async function replace(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}
