import type { TestDatabase } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

export type ImportRow = { line: number; data: Record<string, unknown>; problems?: string[] };

export type ImportCheck = {
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  conflicts: number;
  problems: { line: number; reasons: string[] }[];
  samples: { line: number; name: string; action: string; is_conflict: boolean; changes: object }[];
};

export type ImportResult = { created: number; changed: number; unchanged: number; products?: string[] };

/** Rows of a spreadsheet, numbered from line 2 as in a file with headings. */
export const importRows = (...data: Record<string, unknown>[]): ImportRow[] =>
  data.map((cells, index) => ({ line: index + 2, data: cells }));

/** Starts, stages and checks an import as a user; each in its own request. */
export async function stageImport(
  db: TestDatabase,
  who: string,
  list: ImportRow[],
): Promise<{ id: string } & ImportCheck> {
  const id = await answerAs<string>(db, who)`select public.start_import('lista.csv')`;
  for (let at = 0; at < list.length; at += 1000)
    await db.as(
      who,
      (sql) => sql`select public.stage_import_rows(${id}, ${sql.json(list.slice(at, at + 1000) as never)})`,
    );
  return { id, ...(await checkImport(db, who, id)) };
}

export const checkImport = (db: TestDatabase, who: string, id: string) =>
  answerAs<ImportCheck>(db, who)`select public.check_import(${id})`;

export const commitImport = (db: TestDatabase, who: string, id: string, overwrite = false) =>
  answerAs<ImportResult>(db, who)`
      select public.commit_import(${id}, ${overwrite})`;
