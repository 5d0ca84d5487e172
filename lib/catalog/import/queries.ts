import "server-only";
import type { z } from "zod";
import { ownRights } from "@/lib/auth/rights";
import type { ProductFilter } from "@/lib/catalog/staff/list";
import { csvLines, csvStart } from "@/lib/core/csv";
import { textStream } from "@/lib/core/text-stream";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { exportRow, exportStart } from "./export-row";
import { EXPORT_FAILED, PROBLEMS_FAILED } from "./labels";
import { exportedProducts } from "./rows";

const PAGE = 1000;

type Client = Awaited<ReturnType<typeof serverClient>>;

/** The filtered products as CSV. */
export async function exportProducts(filter: ProductFilter): Promise<ReadableStream<Uint8Array>> {
  const { seesCost } = await ownRights();
  return textStream("export", productPages(serverClient(), filter, seesCost));
}

/** Reads page by page: the next page is read when the previous one has been sent. */
async function* productPages(
  supabase: Client,
  filter: ProductFilter,
  seesCost: boolean,
): AsyncGenerator<string> {
  yield exportStart(seesCost);
  let last: z.output<typeof exportedProducts>[number] | undefined;
  for (;;) {
    const { data, error } = await supabase.rpc("export_products", {
      p_filter: filter,
      p_limit: PAGE,
      ...(last && { p_after_key: last.key, p_after: last.id }),
    });
    if (error) throw databaseFailure(error, EXPORT_FAILED);
    const rows = exportedProducts.parse(data);
    if (rows.length > 0) yield csvLines(rows.map((product) => exportRow(product, seesCost)));
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** All problems of an import, one row per problem. */
export async function exportProblems(importId: string): Promise<ReadableStream<Uint8Array>> {
  return textStream("export", problemPages(serverClient(), importId));
}

async function* problemPages(supabase: Client, importId: string): AsyncGenerator<string> {
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
    if (error) throw databaseFailure(error, PROBLEMS_FAILED);
    const lines = data.flatMap(({ line, problems, found }) =>
      [...problems, ...found].map((reason) => [String(line), reason]),
    );
    if (lines.length > 0) yield csvLines(lines);
    last = data.at(-1)?.line ?? last;
    if (data.length < PAGE) return;
  }
}
