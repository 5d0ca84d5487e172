import "server-only";
import { productTags } from "@/lib/core/cache";
import { withdraw } from "@/lib/core/refresh";
import { Failure } from "@/lib/core/result";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { decodeText } from "./decode";
import { IMPORT_FAILED } from "./labels";
import { readCsv } from "./read-csv";
import { type CheckAnswer, toImportCheck } from "./rows";
import { readSheet } from "./sheet";
import type { ImportCheck, ImportNews, ImportResult } from "./types";

const ROWS_A_CALL = 1000;
const CHANGED = "El catálogo cambió mientras tanto. Revisa el archivo de nuevo; no se guardó nada.";

type Client = Awaited<ReturnType<typeof serverClient>>;
type File = { bytes: Uint8Array; name: string };

/** Takes a spreadsheet in and tells what it would do. Nothing of the catalogue changes. */
export async function stageImport(
  supabase: Client,
  { bytes, name }: File,
  tell: (news: ImportNews) => void,
): Promise<ImportCheck> {
  const sheet = readSheet(readCsv(decodeText(bytes)));
  if (!sheet.ok) throw new Failure("invalid", sheet.message);
  const { rows, unknownColumns } = sheet;
  tell({ step: "reading", rows: rows.length });
  const started = await supabase.rpc("start_import", { p_file_name: name });
  if (started.error) throw databaseFailure(started.error, IMPORT_FAILED);
  const importId = started.data;
  for (let at = 0; at < rows.length; at += ROWS_A_CALL) {
    const part = rows.slice(at, at + ROWS_A_CALL);
    const { error } = await supabase.rpc("stage_import_rows", {
      p_import: importId,
      p_rows: part as unknown as Json,
    });
    if (error) throw databaseFailure(error, IMPORT_FAILED);
    tell({ step: "staging", done: at + part.length, total: rows.length });
  }
  tell({ step: "checking" });
  const checked = await supabase.rpc("check_import", { p_import: importId });
  if (checked.error) throw databaseFailure(checked.error, IMPORT_FAILED);
  return toImportCheck(checked.data as unknown as CheckAnswer, { importId, fileName: name, unknownColumns });
}

/** Writes what was checked, all of it or nothing, and makes the public pages show it. */
export async function commitImport(importId: string, overwrite: boolean): Promise<ImportResult> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("commit_import", {
    p_import: importId,
    p_overwrite: overwrite,
  });
  if (error) throw databaseFailure(error, error.code === "23505" ? CHANGED : IMPORT_FAILED);
  const { products, ...result } = data as unknown as ImportResult & { products?: string[] };
  withdraw(productTags(products ?? null));
  return result;
}
