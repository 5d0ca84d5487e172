import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { ExportedAddress } from "./rows";
import { exportedAddresses } from "./rows";
import type { HandleMessageInput, ReplyMessageInput } from "./schema";

/** Updates state, kind and spam flag of a message; omitted fields stay unchanged. */
export async function handleMessage({ messageId, state, kind, isSpam }: HandleMessageInput): Promise<void> {
  const { error } = await serverClient().rpc("handle_contact_message", {
    p_message: messageId,
    p_state: state,
    p_kind: kind,
    p_spam: isSpam,
  });
  if (error) throw databaseFailure(error, "No se pudo actualizar el mensaje");
}

export async function assignMessage(messageId: string, userId: string | null): Promise<void> {
  const { error } = await serverClient().rpc("assign_contact_message", {
    p_message: messageId,
    p_user: userId,
  });
  if (error) throw databaseFailure(error, "No se pudo asignar el mensaje");
}

export async function readMessage(messageId: string, isRead: boolean): Promise<void> {
  const { error } = await serverClient().rpc("read_contact_message", {
    p_message: messageId,
    p_read: isRead,
  });
  if (error) throw databaseFailure(error, "No se pudo actualizar el mensaje");
}

/** Records an answer sent by a channel, or an internal note. */
export async function replyMessage({ messageId, body, channel }: ReplyMessageInput): Promise<void> {
  const { error } = await serverClient().rpc("reply_contact_message", {
    p_message: messageId,
    p_body: body,
    p_channel: channel,
  });
  if (error) throw databaseFailure(error, "No se pudo guardar la respuesta");
}

export async function removeSubscriber({ subscriberId }: { subscriberId: string }): Promise<void> {
  const { error } = await serverClient().rpc("remove_subscriber", { p_subscriber: subscriberId });
  if (error) throw databaseFailure(error, "No se pudo dar de baja la suscripción");
}

/** The confirmed addresses; the export is written to the audit log. */
export async function exportSubscribers(): Promise<ExportedAddress[]> {
  const { data, error } = await serverClient().rpc("export_newsletter");
  if (error) throw databaseFailure(error, "No se pudo exportar la lista");
  return exportedAddresses.parse(data);
}
