import "server-only";
import type { ProductFilter } from "@/lib/catalog/staff/filter";
import { databaseFailure } from "@/lib/supabase/errors";
import type { serverClient } from "@/lib/supabase/server";
import { csvLines, csvStart, EXPORT_START, type ExportedProduct, exportRow } from "./export-row";

const PAGE = 1000;
const EXPORT_FAILED = "No pudimos exportar los productos.";

type Client = Awaited<ReturnType<typeof serverClient>>;
type ExportRow = ExportedProduct & { key: string };

/** The export, a page of products at a time: the next one is read when the last one has left. */
export async function* exportProducts(supabase: Client, filter: ProductFilter): AsyncGenerator<string> {
  yield EXPORT_START;
  let last: ExportRow | undefined;
  for (;;) {
    const { data, error } = await supabase.rpc("export_products", {
      p_filter: filter,
      p_limit: PAGE,
      ...(last && { p_after_key: last.key, p_after: last.id }),
    });
    if (error) throw databaseFailure(error, EXPORT_FAILED);
    const rows = data as unknown as ExportRow[];
    if (rows.length > 0) yield csvLines(rows.map(exportRow));
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** All rows of an import with problems, a page at a time, each problem on a line of its own. */
export async function* importProblems(supabase: Client, importId: string): AsyncGenerator<string> {
  yield csvStart(["linea", "motivo"]);
  let last = 0;
  for (;;) {
    const { data, error } = await supabase
      .from("product_import_rows")
      .select("line, problems, found")
      .eq("import_id", importId)
      .gt("line", last)
      .eq("is_bad", true)
      .order("line")
      .limit(PAGE);
    if (error) throw databaseFailure(error, "No pudimos leer los errores.");
    const lines = data.flatMap(({ line, problems, found }) =>
      [...problems, ...found].map((reason) => [String(line), reason]),
    );
    if (lines.length > 0) yield csvLines(lines);
    last = data.at(-1)?.line ?? last;
    if (data.length < PAGE) return;
  }
}
