import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Chromium compiles a script that begins so whole and beside the page's own thread, instead of piece by piece in it. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const BuildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Marks the scripts of a build that every page runs from its start: the framework's, of which most is called while a page
 * becomes interactive. Others would be compiled whole for the few functions that a visit calls.
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
