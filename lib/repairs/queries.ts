import "server-only";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { groupSlots } from "./pickup";
import { type QuoteRow, toEvidence, toLinkedRepair, toRepair, toRepairDetail, toStaffFields } from "./rows";
import { isRepairToken } from "./schema";
import type {
  LinkedRepair,
  PickupDay,
  Repair,
  RepairAuthor,
  RepairDetail,
  RepairState,
  StaffRepair,
  StaffRepairDetail,
} from "./types";

const FAILED = "No se pudieron cargar las órdenes";
const LIST = "*, orden_comentarios(*)";
const DETAIL = `${LIST}, orden_eventos(*)` as const;
const NEWEST = 50;

/** The signed-in person's own repairs, newest first; staff too see only theirs here. */
export async function getOwnRepairs(): Promise<Repair[]> {
  const user = await getSessionUser();
  if (!user) return [];
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("ordenes_servicio")
    .select(LIST)
    .eq("usuario_id", user.id)
    .order("created_at", { ascending: false })
    .limit(NEWEST);
  if (error) throw databaseFailure(error, FAILED);
  const ids = data.map(({ id }) => id);
  const [unread, quotes] = await Promise.all([unreadOf(ids, "cliente"), quotesOf(ids)]);
  return data.map((row) =>
    toRepair({ ...row, cotizaciones: quotes.get(row.id) ?? [] }, unread.get(row.id) ?? 0),
  );
}

/** One repair of the signed-in person's own; null when it is none of theirs. */
export const getRepair = cache(async (id: string): Promise<RepairDetail | null> => {
  const user = await getSessionUser();
  if (!user) return null;
  const row = await readDetail(id);
  if (row?.usuario_id !== user.id) return null;
  const [unread, token] = await Promise.all([unreadOf([id], "cliente"), linkOf(id)]);
  return toRepairDetail(row, { unread: unread.get(id) ?? 0, token });
});

/** What the public link shows; null when it is unknown or revoked. */
export const getRepairByToken = cache(async (token: string): Promise<LinkedRepair | null> => {
  if (!isRepairToken(token)) return null;
  const { data, error } = await publicClient().rpc("repair_by_token", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos consultar tu reparación.");
  return data === null ? null : toLinkedRepair(data, token);
});

/** When a device can be fetched at home in the next two weeks. */
export async function getPickupDays(): Promise<PickupDay[]> {
  const { data, error } = await publicClient().rpc("pickup_slots");
  if (error) throw databaseFailure(error, "No pudimos consultar los horarios de recogida.");
  return groupSlots(data);
}

type RepairFilter = { userId?: string; state?: RepairState };

/** The workshop's newest repairs, of everybody or of one person. Answers nothing to who is not staff. */
export async function listRepairs({ userId, state }: RepairFilter = {}): Promise<StaffRepair[]> {
  const supabase = await serverClient();
  let list = supabase.from("ordenes_servicio").select(LIST);
  if (userId) list = list.eq("usuario_id", userId);
  if (state) list = list.eq("estado", state);
  const { data, error } = await list.order("created_at", { ascending: false }).limit(NEWEST);
  if (error) throw databaseFailure(error, FAILED);
  const ids = data.map(({ id }) => id);
  const [unread, quotes, names] = await Promise.all([
    unreadOf(ids, "admin"),
    quotesOf(ids),
    usernamesOf(data.flatMap(({ usuario_id }) => usuario_id ?? [])),
  ]);
  return data.map((row) => ({
    ...toRepair({ ...row, cotizaciones: quotes.get(row.id) ?? [] }, unread.get(row.id) ?? 0, "admin"),
    ...toStaffFields(row, names.get(row.usuario_id ?? "") ?? null),
  }));
}

/** One repair with everything the workshop knows of it; pages ask for the role first. */
export const getRepairForStaff = cache(async (id: string): Promise<StaffRepairDetail | null> => {
  const row = await readDetail(id);
  if (!row) return null;
  const [unread, token, names] = await Promise.all([
    unreadOf([id], "admin"),
    linkOf(id),
    usernamesOf(row.usuario_id ? [row.usuario_id] : []),
  ]);
  return {
    ...toRepairDetail(row, { unread: unread.get(id) ?? 0, token, as: "admin" }),
    ...toStaffFields(row, names.get(row.usuario_id ?? "") ?? null),
    evidence: toEvidence(row.cotizaciones),
  };
});

/** Row-level security decides whether the caller gets it. */
async function readDetail(id: string) {
  if (!isUuid(id)) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.from("ordenes_servicio").select(DETAIL).eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, FAILED);
  return data && { ...data, cotizaciones: (await quotesOf([id])).get(id) ?? [] };
}

/** Read apart: a backend may take the index that allows one open quote for a promise of one quote in all. */
async function quotesOf(ids: string[]): Promise<Map<string, QuoteRow[]>> {
  if (ids.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("cotizaciones")
    .select("*, orders(payment_status)")
    .in("orden_id", ids);
  if (error) throw databaseFailure(error, FAILED);
  return new Map(ids.map((id) => [id, data.filter(({ orden_id }) => orden_id === id)]));
}

async function unreadOf(ids: string[], as: RepairAuthor): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("repair_unread", { p_ordenes: ids, p_as: as });
  if (error) throw databaseFailure(error, FAILED);
  return new Map(data.map(({ orden_id, unread }) => [orden_id, unread]));
}

async function linkOf(id: string): Promise<string | null> {
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("repair_link", { p_orden: id });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

async function usernamesOf(ids: string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("profiles")
    .select("id, username")
    .in("id", [...new Set(ids)]);
  if (error) throw databaseFailure(error, FAILED);
  return new Map(data.map(({ id, username }) => [id, username]));
}
