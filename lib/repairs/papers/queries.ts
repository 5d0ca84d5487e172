import "server-only";
import { env } from "@/lib/core/env";
import { isUuid } from "@/lib/core/text";
import { getSettings } from "@/lib/settings/queries";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { repairLink } from "../link";
import { linkOf, namesOf } from "../queries";
import type { RepairPaper } from "./rows";
import { toRepairPaper } from "./rows";
import type { Shop } from "./shop";

const FAILED = "No pudimos preparar el documento.";
const COLUMNS = "*, orden_eventos(kind, actor, note, images, is_public, to_estado)";

/** Data of a repair's documents; null when there are none for the caller. Row-level security decides access. */
export async function getRepairPaper(id: string): Promise<RepairPaper | null> {
  if (!isUuid(id)) return null;
  const supabase = serverClient();
  const repair = await supabase
    .from("ordenes_servicio")
    .select(COLUMNS)
    .eq("id", id)
    .order("id", { referencedTable: "orden_eventos" })
    .maybeSingle();
  if (repair.error) throw databaseFailure(repair.error, FAILED);
  if (!repair.data) return null;
  const { orden_eventos: events, ...row } = repair.data;
  const [quote, parts, names, token] = await Promise.all([
    supabase
      .from("cotizaciones")
      .select("total, deposit, lines, estado, paid_at")
      .eq("orden_id", id)
      .is("replaced_at", null)
      .maybeSingle(),
    supabase
      .from("repair_parts")
      .select("name, quantity, unit_price")
      .eq("orden_id", id)
      .is("returned_at", null)
      .order("used_at"),
    namesOf([row.technician_id, row.received_by]),
    linkOf(id),
  ]);
  if (quote.error) throw databaseFailure(quote.error, FAILED);
  if (parts.error) throw databaseFailure(parts.error, FAILED);
  return toRepairPaper({
    repair: row,
    quote: quote.data,
    parts: parts.data,
    events,
    names: {
      technician: names.get(row.technician_id ?? "") ?? null,
      receivedBy: names.get(row.received_by ?? "") ?? null,
    },
    link: token && repairLink(token),
  });
}

/** The seller's identity for the documents. */
export async function getShop(): Promise<Shop> {
  const settings = await getSettings();
  return { ...settings, site: new URL(env().SITE_URL).origin };
}
