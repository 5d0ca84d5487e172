import "server-only";
import { textStream } from "@/lib/core/text-stream";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { MONEY_CSV_END_EARLY, MONEY_CSV_START, moneySheet } from "./money-csv";
import type { MoneyPeriod } from "./money-period";
import { exportedMoves } from "./rows";

const PAGE = 1000;
const MOST = 50_000;

export const MONEY_EXPORT_FAILED = "No se pudieron exportar los pagos del periodo. Intenta de nuevo.";

/** The money of a period as CSV: a row for each payment, refund and chargeback, and the sums by way to pay. */
export async function exportMoney(period: MoneyPeriod): Promise<ReadableStream<Uint8Array>> {
  return textStream("money-export", moneyPages(serverClient(), period, (await getSettings()).chargesVat));
}

/** Reads page by page: the next page is read when the previous one has been sent. */
async function* moneyPages(
  supabase: ReturnType<typeof serverClient>,
  { from, to }: MoneyPeriod,
  chargesVat: boolean,
): AsyncGenerator<string> {
  yield MONEY_CSV_START;
  const sheet = moneySheet(chargesVat);
  let last: number | undefined;
  for (let sent = 0; sent < MOST; sent += PAGE) {
    const { data, error } = await supabase.rpc("export_money", {
      p_from: from,
      p_to: to,
      p_after: last,
      p_limit: PAGE,
    });
    if (error) throw databaseFailure(error, MONEY_EXPORT_FAILED);
    const moves = exportedMoves.parse(data);
    if (moves.length > 0) yield sheet.rows(moves);
    if (moves.length < PAGE) {
      yield sheet.summary();
      return;
    }
    last = moves.at(-1)?.id;
  }
  yield MONEY_CSV_END_EARLY;
}
