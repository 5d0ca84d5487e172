import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/**
 * Chromium compiles a script that starts with this comment completely and off the main thread, instead of function by
 * function on it.
 */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const BuildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Marks the framework's scripts of a build, most of whose functions are called while a page becomes interactive. Other
 * scripts would be compiled completely for the few functions that a visit calls.
 * https://v8.dev/blog/explicit-compile-hints
 */
export async function hintStartScripts(buildFolder: string): Promise<void> {
  const manifest = await readFile(path.join(buildFolder, "build-manifest.json"), "utf8");
  const { rootMainFiles } = BuildManifest.parse(JSON.parse(manifest));
  await Promise.all(
    rootMainFiles.map(async (name) => {
      const file = path.join(buildFolder, name);
      const script = await readFile(file, "utf8");
      if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
    }),
  );
}
