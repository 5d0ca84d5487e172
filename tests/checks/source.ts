import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

export type SourceFile = { name: string; text: string; lines: number };

const GENERATED = "lib/supabase/database.types.ts";

/** Every TypeScript file of the given folders, without generated ones. Names are relative to the project. */
export function sources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
      .filter((name) => name !== GENERATED)
      .map((name) => {
        const text = readFileSync(path.join(ROOT, name), "utf8");
        return { name, text, lines: text.trimEnd().split("\n").length };
      }),
  );
}

/** What a file imports statically, resolved to project files; without packages. */
export function importsOf(file: SourceFile, known: ReadonlySet<string>): string[] {
  const found = [...file.text.matchAll(/^\s*(?:import|export)\s(?!type\s)[^;]*?from\s+"([^"]+)"/gm)];
  return found.flatMap(([, specifier = ""]) => {
    const base = specifier.startsWith("@/")
      ? specifier.slice(2)
      : specifier.startsWith(".")
        ? path.join(path.dirname(file.name), specifier)
        : undefined;
    if (!base) return [];
    const target = [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known.has(candidate));
    return target ? [target] : [];
  });
}
