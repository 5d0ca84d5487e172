import "server-only";
import { readCsv } from "@/lib/core/read-csv";
import { refusalOf } from "@/lib/core/refusal";
import { Failure } from "@/lib/core/result";
import { textStream } from "@/lib/core/text-stream";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { decodeText } from "./decode";
import { IMPORT_FAILED } from "./labels";
import { importResult, toImportCheck } from "./rows";
import { readSheet } from "./sheet";
import type { ImportResult, ImportStep } from "./types";

const ROWS_A_CALL = 1000;
const CHANGED = "El catálogo cambió mientras tanto. Revisa el archivo de nuevo; no se guardó nada.";

type Client = Awaited<ReturnType<typeof serverClient>>;
type File = { bytes: Uint8Array; name: string };

/** Stages a spreadsheet and streams what it would change, one JSON line per step. The catalogue is not changed. */
export async function stageImport(file: File): Promise<ReadableStream<Uint8Array>> {
  return textStream("import", linesOf(stagingSteps(serverClient(), file)));
}

/** The last line is the result. */
async function* linesOf(steps: AsyncGenerator<ImportStep>): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield `${JSON.stringify(step)}\n`;
  } catch (error) {
    const { message } = refusalOf("route", "catalog.import-products", error, IMPORT_FAILED);
    yield `${JSON.stringify({ step: "failed", message } satisfies ImportStep)}\n`;
  }
}

async function* stagingSteps(supabase: Client, { bytes, name }: File): AsyncGenerator<ImportStep> {
  const sheet = readSheet(readCsv(decodeText(bytes)));
  if (!sheet.ok) throw new Failure("invalid", sheet.message);
  const { rows, unknownColumns } = sheet;
  yield { step: "reading", rows: rows.length };
  const started = await supabase.rpc("start_import", { p_file_name: name });
  if (started.error) throw databaseFailure(started.error, IMPORT_FAILED);
  const importId = started.data;
  for (let at = 0; at < rows.length; at += ROWS_A_CALL) {
    const part = rows.slice(at, at + ROWS_A_CALL);
    const { error } = await supabase.rpc("stage_import_rows", {
      p_import: importId,
      p_rows: part,
    });
    if (error) throw databaseFailure(error, IMPORT_FAILED);
    yield { step: "staging", done: at + part.length, total: rows.length };
  }
  yield { step: "checking" };
  const checked = await supabase.rpc("check_import", { p_import: importId });
  if (checked.error) throw databaseFailure(checked.error, IMPORT_FAILED);
  yield { step: "done", check: toImportCheck(checked.data, { importId, fileName: name, unknownColumns }) };
}

/** Commits a staged import, all rows or none. */
export async function commitImport(importId: string, overwrite: boolean): Promise<ImportResult> {
  const { data, error } = await serverClient().rpc("commit_import", {
    p_import: importId,
    p_overwrite: overwrite,
  });
  if (error) throw databaseFailure(error, error.code === "23505" ? CHANGED : IMPORT_FAILED);
  return importResult.parse(data);
}
