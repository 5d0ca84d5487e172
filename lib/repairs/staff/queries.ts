import "server-only";
import { cache } from "react";
import { getServices } from "@/lib/catalog/queries";
import { readOr } from "@/lib/core/read-or";
import { databaseFailure } from "@/lib/supabase/errors";
import { fromRow } from "@/lib/supabase/fields";
import { serverClient } from "@/lib/supabase/server";
import { FACT_FIELDS } from "../fields";
import { linkOf, namesOf, READ_FAILED, readDetail, repairsOf, unreadOf } from "../queries";
import { type RepairState, type StaffRepair, toEvidence, toRepairDetail, toStaffFields } from "../rows";
import {
  FORMER_STAFF,
  type Neighbours,
  type QuoteService,
  type StockPart,
  stockParts,
  toDelivery,
  toMoney,
  toPart,
  toSameDevice,
  type WorkshopRepair,
  withColleagues,
} from "./rows";

/** One repair with all staff data; pages check the role first. */
export const getRepairForStaff = cache(async (id: string): Promise<WorkshopRepair | null> => {
  const row = await readDetail(id);
  if (!row) return null;
  const [unread, token, parts, reasons, neighbours, money, deliveries, sameDevice] = await Promise.all([
    unreadOf([id], "admin"),
    linkOf(id),
    partsOf(id),
    reasonsOf(id),
    neighboursOf(row),
    moneyOf(id),
    deliveriesOf(id),
    row.device_serial ? sameDeviceOf(id) : [],
  ]);
  const names = await namesOf([
    row.usuario_id,
    row.technician_id,
    ...row.orden_eventos.map(({ actor_id }) => actor_id),
    ...parts.map(({ used_by }) => used_by),
    ...money.map(({ created_by }) => created_by),
    ...deliveries.map(({ delivered_by }) => delivered_by),
    ...row.cotizaciones.map(({ recorded_by }) => recorded_by),
  ]);
  const detail = toRepairDetail(row, { unread: unread.get(id) ?? 0, token, as: "admin" });
  return {
    ...detail,
    ...toStaffFields(row, names.get(row.usuario_id ?? "") ?? null),
    events: withColleagues(detail.events, row.orden_eventos, names, reasons),
    evidence: toEvidence(row.cotizaciones, names),
    version: row.version,
    technician: row.technician_id
      ? { id: row.technician_id, name: names.get(row.technician_id) ?? FORMER_STAFF }
      : null,
    parts: parts.map((part) => toPart(part, names)),
    neighbours,
    collector: row.delivered_to_name
      ? { name: row.delivered_to_name, document: row.delivered_to_document }
      : null,
    deposit: row.deposit,
    money: toMoney(money, names),
    deliveries: deliveries.map((delivery) => toDelivery(delivery, names)),
    facts: fromRow(FACT_FIELDS, row),
    complexity: row.complexity,
    sameDevice: sameDevice.map(toSameDevice),
    stateSince: row.state_since,
    warnsAt: row.promise_warns_at,
  };
});

/** The newest repairs of one person. */
export async function getPersonRepairs(userId: string): Promise<StaffRepair[]> {
  const [repairs, names] = await Promise.all([repairsOf(userId, "admin"), namesOf([userId])]);
  return repairs.map(({ row, repair }) => ({ ...repair, ...toStaffFields(row, names.get(userId) ?? null) }));
}

async function partsOf(id: string) {
  const { data, error } = await serverClient()
    .from("repair_parts")
    .select("*")
    .eq("orden_id", id)
    .order("used_at", { ascending: true });
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

async function moneyOf(id: string) {
  const { data, error } = await serverClient()
    .from("repair_payments")
    .select("*")
    .eq("orden_id", id)
    .order("created_at", { ascending: true });
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

async function deliveriesOf(id: string) {
  const { data, error } = await serverClient()
    .from("orden_entregas")
    .select("*")
    .eq("orden_id", id)
    .order("id");
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

/** Other repairs of the same serial, newest first. */
async function sameDeviceOf(id: string) {
  const { data, error } = await serverClient().rpc("find_repairs_of_device", { p_orden: id });
  if (error) throw databaseFailure(error, READ_FAILED);
  return data;
}

async function reasonsOf(id: string): Promise<Map<number, string>> {
  const { data, error } = await serverClient()
    .from("orden_motivos")
    .select("evento_id, reason")
    .eq("orden_id", id);
  if (error) throw databaseFailure(error, READ_FAILED);
  return new Map(data.map(({ evento_id, reason }) => [evento_id, reason]));
}

async function neighboursOf(row: { estado: RepairState; created_at: string }): Promise<Neighbours> {
  const beside = () =>
    serverClient()
      .from("ordenes_servicio")
      .select("id")
      .eq("estado", row.estado)
      .is("closed_at", null)
      .limit(1);
  const [previous, next] = await Promise.all([
    beside().lt("created_at", row.created_at).order("created_at", { ascending: false }).maybeSingle(),
    beside().gt("created_at", row.created_at).order("created_at", { ascending: true }).maybeSingle(),
  ]);
  const error = previous.error ?? next.error;
  if (error) throw databaseFailure(error, READ_FAILED);
  return { previous: previous.data?.id ?? null, next: next.data?.id ?? null };
}

/** Services of the catalogue by name, for the lines of a quote; without them a line can still be typed. */
export async function getQuoteServices(): Promise<QuoteService[]> {
  const services = await readOr([], "services", getServices());
  return services
    .map(({ id, name, price }) => ({ id, name, price }))
    .sort((a, b) => a.name.localeCompare(b.name, "es"));
}

const FOUND = 8;

/** Products by name, using the shop's search. */
export async function findStockParts({ query }: { query: string }): Promise<StockPart[]> {
  const { data, error } = await serverClient().rpc("search_products", { p_query: query, p_limit: FOUND });
  if (error) throw databaseFailure(error, "No se pudo buscar en el inventario. Intenta de nuevo.");
  return stockParts.parse(data).items;
}
