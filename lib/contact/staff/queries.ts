import "server-only";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { isUuid } from "@/lib/core/text";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { INBOX_LIST, SUBSCRIBER_LIST } from "./list";
import type { Inbox, Subscribers, Thread } from "./rows";
import { inbox, subscribers, thread } from "./rows";

/** A page of the inbox, by its query string. */
export async function listMessages(list: ListState<typeof INBOX_LIST>): Promise<Inbox> {
  const { estado, tipo, asignado = "" } = list.filters;
  const { data, error } = await serverClient().rpc("contact_inbox", {
    p_query: list.query,
    p_sort: sortOf(list),
    p_state: estado,
    p_kind: tipo,
    ...((isUuid(asignado) || asignado === "mias" || asignado === "nadie") && { p_assigned: asignado }),
    ...pageOf(list),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los mensajes");
  return inbox.parse(data);
}

/** A message with its conversation; null when it does not exist. */
export async function getThread(id: string): Promise<Thread | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await serverClient().rpc("contact_thread", { p_message: id });
  if (error) throw databaseFailure(error, "No se pudo cargar el mensaje");
  return thread.nullable().parse(data);
}

export async function listSubscribers(list: ListState<typeof SUBSCRIBER_LIST>): Promise<Subscribers> {
  const { data, error } = await serverClient().rpc("newsletter_list", {
    p_query: list.query,
    p_state: list.filters.estado,
    ...pageOf(list),
  });
  if (error) throw databaseFailure(error, "No se pudieron cargar los suscriptores");
  return subscribers.parse(data);
}
