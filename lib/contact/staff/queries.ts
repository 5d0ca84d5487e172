import "server-only";
import { STAFF_ROLES } from "@/lib/auth/roles";
import type { ListState } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { CONTACT_KINDS, CONTACT_STATES } from "../types";
import { PAGE_SIZE } from "./labels";
import { inbox, subscribers, thread, toTeammate } from "./rows";
import { type Inbox, NEWSLETTER_STATES, type Subscribers, type Teammate, type Thread } from "./types";

const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined) =>
  values.find((value) => value === asked);

const pageOf = ({ page }: ListState) => ({ p_limit: PAGE_SIZE, p_offset: (page - 1) * PAGE_SIZE });

/** A page of the inbox, as its address asks for it. */
export async function listMessages(list: ListState): Promise<Inbox> {
  const { estado, tipo, asignado = "" } = list.filters;
  const state = oneOf([...CONTACT_STATES, "spam"], estado);
  const kind = oneOf(CONTACT_KINDS, tipo);
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("contact_inbox", {
    p_query: list.query,
    p_sort: `${list.descending ? "-" : ""}${list.sort}`,
    ...(state && { p_state: state }),
    ...(kind && { p_kind: kind }),
    ...((isUuid(asignado) || asignado === "mias" || asignado === "nadie") && { p_assigned: asignado }),
    ...pageOf(list),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los mensajes");
  return inbox.parse(data);
}

/** A message with its conversation; null when there is none. */
export async function getThread(id: string): Promise<Thread | null> {
  if (!isUuid(id)) return null;
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("contact_thread", { p_message: id });
  if (error) throw databaseFailure(error, "No se pudo cargar el mensaje");
  return thread.nullable().parse(data);
}

/** Who a message can be given to. */
export async function listTeam(): Promise<Teammate[]> {
  const supabase = await serverClient();
  const { data, error } = await supabase
    .from("profiles")
    .select("id, username")
    .in("role", [...STAFF_ROLES])
    .order("username")
    .limit(200);
  if (error) throw databaseFailure(error, "No se pudo cargar el equipo");
  return data.map(toTeammate);
}

export async function listSubscribers(list: ListState): Promise<Subscribers> {
  const state = oneOf(NEWSLETTER_STATES, list.filters.estado);
  const supabase = await serverClient();
  const { data, error } = await supabase.rpc("newsletter_list", {
    p_query: list.query,
    ...(state && { p_state: state }),
    ...pageOf(list),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los suscriptores");
  return subscribers.parse(data);
}
