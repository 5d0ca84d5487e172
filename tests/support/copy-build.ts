import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type LocalConfig, ROOT } from "../../local/launch/config.ts";

/** The configured values inside a build: each has the same length in another one, so that lengths in a page's data stay valid. */
function addresses({ ports, buildDir }: LocalConfig): string[] {
  return [
    ...[ports.site, ports.backend, ports.sandbox].flatMap((port) => [
      `localhost:${port}`,
      `127.0.0.1:${port}`,
    ]),
    buildDir,
  ];
}

/** One build for several sites: a copy of the build folder with the addresses of another configuration. */
export async function copyBuild(from: LocalConfig, to: LocalConfig): Promise<void> {
  const source = path.join(ROOT, from.buildDir);
  const target = path.join(ROOT, to.buildDir);
  await rm(target, { recursive: true, force: true });
  const cache = path.join(source, "cache");
  await cp(source, target, { recursive: true, verbatimSymlinks: true, filter: (name) => name !== cache });
  const pairs = addresses(from).map((address, index) => [address, addresses(to)[index] ?? ""] as const);
  for (const [before, after] of pairs)
    if (before.length !== after.length) throw new Error(`${before} and ${after} differ in length.`);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, "latin1");
    const mended = pairs.reduce((sum, [before, after]) => sum.replaceAll(before, after), text);
    if (mended !== text) await writeFile(file, mended, "latin1");
  }
}
