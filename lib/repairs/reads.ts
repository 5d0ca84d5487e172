import "server-only";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { personName } from "@/lib/users/person-name";
import type { QuoteRow } from "./rows";
import type { RepairAuthor } from "./types";

/** Error text of failed reads. */
export const READ_FAILED = "No se pudieron cargar las órdenes";
export const LIST_COLUMNS = "*, orden_comentarios(*)";
const DETAIL_COLUMNS = `${LIST_COLUMNS}, orden_eventos(*)` as const;

/** One repair with all relations, unmapped. Row-level security decides access. */
export async function readDetail(id: string) {
  if (!isUuid(id)) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("ordenes_servicio")
    .select(DETAIL_COLUMNS)
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, READ_FAILED);
  return data && { ...data, cotizaciones: (await quotesOf([id])).get(id) ?? [] };
}

/** Queried separately: because of the partial unique index, PostgREST may infer a one-to-one relation. */
export async function quotesOf(ids: string[]): Promise<Map<string, QuoteRow[]>> {
  if (ids.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("cotizaciones")
    .select("*, orders(payment_status)")
    .in("orden_id", ids);
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(ids.map((id) => [id, data.filter(({ orden_id }) => orden_id === id)]));
}

export async function unreadOf(ids: string[], as: RepairAuthor): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("repair_unread", { p_ordenes: ids, p_as: as });
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(data.map(({ orden_id, unread }) => [orden_id, unread]));
}

export async function linkOf(id: string): Promise<string | null> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("repair_link", { p_orden: id });
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

/** Display names by id; staff can read everybody's. */
export async function namesOf(ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase.from("profiles").select("id, username").in("id", known);
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(data.map((person) => [person.id, personName(person)]));
}
