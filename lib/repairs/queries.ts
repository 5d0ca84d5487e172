import "server-only";
import { cache } from "react";
import { getSessionUser } from "@/lib/auth/session";
import { getServices } from "@/lib/catalog/queries";
import { isLinkToken } from "@/lib/core/inputs";
import { readOr } from "@/lib/core/read-or";
import { isUuid } from "@/lib/core/text";
import { orderNumber } from "@/lib/orders/order-number";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { serverClient } from "@/lib/supabase/server";
import { personName } from "@/lib/users/person-name";
import { groupSlots, type PickupDay } from "./pickup";
import {
  type LinkedRepair,
  type PaidService,
  paidService,
  type QuoteRow,
  type Repair,
  type RepairAuthor,
  type RepairDetail,
  toLinkedRepair,
  toRepair,
  toRepairDetail,
} from "./rows";

/** Error text of failed reads. */
export const READ_FAILED = "No se pudieron cargar las órdenes";
const LIST_COLUMNS = "*, orden_comentarios(*)";
const DETAIL_COLUMNS = `${LIST_COLUMNS}, orden_eventos(*)` as const;
const NEWEST = 50;

/** A service that this visitor paid in an order and no repair has used yet; null for any other. */
export async function getPaidService(token: string, slug: string): Promise<PaidService | null> {
  const { data, error } = await serverClient().rpc("paid_service", { p_token: token, p_slug: slug });
  if (error) throw databaseFailure(error, "No se pudo leer el pedido");
  if (!data) return null;
  const paid = paidService.parse(data);
  return { ...paid, token, slug, order: orderNumber(paid.order) };
}

/** The newest repairs of one customer, as `as` sees them, with their rows. Row-level security decides access. */
export async function repairsOf(userId: string, as: RepairAuthor) {
  const { data, error } = await serverClient()
    .from("ordenes_servicio")
    .select(LIST_COLUMNS)
    .eq("usuario_id", userId)
    .order("created_at", { ascending: false })
    .limit(NEWEST);
  if (error) throw databaseFailure(error, READ_FAILED);
  const ids = data.map(({ id }) => id);
  const [unread, quotes] = await Promise.all([unreadOf(ids, as), quotesOf(ids)]);
  return data.map((row) => ({
    row,
    repair: toRepair({ ...row, cotizaciones: quotes.get(row.id) ?? [] }, unread.get(row.id) ?? 0, as),
  }));
}

/** The signed-in user's own repairs, newest first; for staff too, only their own. */
export async function getOwnRepairs(): Promise<Repair[]> {
  const user = await getSessionUser();
  return user ? (await repairsOf(user.id, "cliente")).map(({ repair }) => repair) : [];
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
  const services = await readOr([], "services", getServices());
  return services.find(({ slug }) => slug.startsWith(PICKUP_SERVICE))?.price ?? null;
}

/** One repair with all relations, unmapped. Row-level security decides access. */
export async function readDetail(id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient()
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
  const { data, error } = await serverClient()
    .from("cotizaciones")
    .select("*, orders(payment_status)")
    .in("orden_id", ids);
  if (error) throw databaseFailure(error, READ_FAILED);
  const quotes = data.map(({ orders, ...quote }) => ({
    ...quote,
    payment_status: orders?.payment_status ?? null,
  }));
  return new Map(ids.map((id) => [id, quotes.filter(({ orden_id }) => orden_id === id)]));
}

export async function unreadOf(ids: string[], as: RepairAuthor): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { data, error } = await serverClient().rpc("repair_unread", { p_ordenes: ids, p_as: as });
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(data.map(({ orden_id, unread }) => [orden_id, unread]));
}

export async function linkOf(id: string): Promise<string | null> {
  const { data, error } = await serverClient().rpc("repair_link", { p_orden: id });
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

/** Display names by id; staff can read everybody's. */
export async function namesOf(ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const { data, error } = await serverClient().from("profiles").select("id, username").in("id", known);
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(data.map((person) => [person.id, personName(person)]));
}
