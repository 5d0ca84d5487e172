import "server-only";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { getServices } from "@/lib/catalog/queries";
import { isLinkToken } from "@/lib/core/inputs";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { groupSlots } from "./pickup";
import { LIST_COLUMNS, linkOf, namesOf, quotesOf, READ_FAILED, readDetail, unreadOf } from "./reads";
import { toLinkedRepair, toRepair, toRepairDetail, toStaffFields } from "./rows";
import type { LinkedRepair, PickupDay, Repair, RepairDetail, RepairState, StaffRepair } from "./types";

const NEWEST = 50;

/** The signed-in user's own repairs, newest first; for staff too, only their own. */
export async function getOwnRepairs(): Promise<Repair[]> {
  const user = await getSessionUser();
  if (!user) return [];
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("ordenes_servicio")
    .select(LIST_COLUMNS)
    .eq("usuario_id", user.id)
    .order("created_at", { ascending: false })
    .limit(NEWEST);
  if (error) throw databaseFailure(error, READ_FAILED);
  const ids = data.map(({ id }) => id);
  const [unread, quotes] = await Promise.all([unreadOf(ids, "cliente"), quotesOf(ids)]);
  return data.map((row) =>
    toRepair({ ...row, cotizaciones: quotes.get(row.id) ?? [] }, unread.get(row.id) ?? 0),
  );
}

/** One of the signed-in user's own repairs; null otherwise. */
export const getRepair = cache(async (id: string): Promise<RepairDetail | null> => {
  const user = await getSessionUser();
  if (!user) return null;
  const row = await readDetail(id);
  if (row?.usuario_id !== user.id) return null;
  const [unread, token] = await Promise.all([unreadOf([id], "cliente"), linkOf(id)]);
  return toRepairDetail(row, { unread: unread.get(id) ?? 0, token });
});

/** The public view of a link token; null when unknown or revoked. */
export const getRepairByToken = cache(async (token: string): Promise<LinkedRepair | null> => {
  if (!isLinkToken(token)) return null;
  const { data, error } = await publicClient().rpc("repair_by_token", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos consultar tu reparación.");
  return data === null ? null : toLinkedRepair(data, token);
});

/** Pick-up windows of the next two weeks. */
export async function getPickupDays(): Promise<PickupDay[]> {
  const { data, error } = await publicClient().rpc("pickup_slots");
  if (error) throw databaseFailure(error, "No pudimos consultar los horarios de recogida.");
  return groupSlots(data);
}

/** Prefix of the name of the home pick-up service in the catalogue. */
const PICKUP_SERVICE = "servicio-domicilio";

/** Price of the home pick-up from the catalogue; null when it is not offered. */
export async function getPickupPrice(): Promise<number | null> {
  const services = await getServices().catch(() => []);
  return services.find(({ slug }) => slug.startsWith(PICKUP_SERVICE))?.price ?? null;
}

type RepairFilter = { userId?: string; state?: RepairState };

/** The newest repairs, of everybody or of one customer. Empty for non-staff. */
export async function listRepairs({ userId, state }: RepairFilter = {}): Promise<StaffRepair[]> {
  const supabase = await serverClient();
  let list = supabase.from("ordenes_servicio").select(LIST_COLUMNS);
  if (userId) list = list.eq("usuario_id", userId);
  if (state) list = list.eq("estado", state);
  const { data, error } = await list.order("created_at", { ascending: false }).limit(NEWEST);
  if (error) throw databaseFailure(error, READ_FAILED);
  const ids = data.map(({ id }) => id);
  const [unread, quotes, names] = await Promise.all([
    unreadOf(ids, "admin"),
    quotesOf(ids),
    namesOf(data.map(({ usuario_id }) => usuario_id)),
  ]);
  return data.map((row) => ({
    ...toRepair({ ...row, cotizaciones: quotes.get(row.id) ?? [] }, unread.get(row.id) ?? 0, "admin"),
    ...toStaffFields(row, names.get(row.usuario_id ?? "") ?? null),
  }));
}
