import "server-only";
import { csvLines } from "@/lib/core/csv";
import type { ListState } from "@/lib/core/list-state";
import { textStream } from "@/lib/core/text-stream";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { CSV_END_EARLY, CSV_START, csvRow } from "./csv";
import type { ORDER_LIST } from "./list";
import { filterOf } from "./queries";
import { exportedOrders } from "./rows";

const PAGE = 1000;
const MOST = 10_000;

export const EXPORT_FAILED = "No se pudo exportar la lista de pedidos. Intenta de nuevo.";

type Client = ReturnType<typeof serverClient>;
type Filter = ReturnType<typeof filterOf>;

/** The filtered orders as CSV, the newest first, up to ten thousand. */
export async function exportOrders(state: ListState<typeof ORDER_LIST>): Promise<ReadableStream<Uint8Array>> {
  return textStream("export", orderPages(serverClient(), filterOf(state), (await getSettings()).chargesVat));
}

/** Reads page by page: the next page is read when the previous one has been sent. */
async function* orderPages(supabase: Client, filter: Filter, chargesVat: boolean): AsyncGenerator<string> {
  yield CSV_START;
  let last: string | undefined;
  for (let sent = 0; sent < MOST; sent += PAGE) {
    const { data, error } = await supabase.rpc("export_orders", { ...filter, p_after: last, p_limit: PAGE });
    if (error) throw databaseFailure(error, EXPORT_FAILED);
    const orders = exportedOrders.parse(data);
    if (orders.length > 0) yield csvLines(orders.map((order) => csvRow(order, chargesVat)));
    if (orders.length < PAGE) return;
    last = orders.at(-1)?.id;
  }
  yield CSV_END_EARLY;
}
