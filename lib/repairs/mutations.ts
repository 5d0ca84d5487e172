import "server-only";
import { z } from "zod";
import { visitorMark } from "@/lib/auth/rate-limit";
import type { SessionUser } from "@/lib/auth/session";
import { noteAcceptance, TEXTS } from "@/lib/legal/acceptance";
import { settleAddress } from "@/lib/places/municipalities";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { RepairAuthor } from "./rows";
import type { RequestRepairInput } from "./schema";

const RETRY = "Intenta de nuevo.";

/** Requests a repair online; idempotent by request key. */
export async function requestRepair(
  input: RequestRepairInput,
  user: SessionUser | null,
): Promise<{ id: string; token: string }> {
  const client = user ? serverClient() : adminClient();
  const { data, error } = await client.rpc("request_repair", {
    p_key: input.requestKey,
    p_description: input.description,
    p_device: input.device,
    p_name: input.name,
    p_phone: input.phone,
    p_email: input.email,
    p_brand: input.brand,
    p_model: input.model,
    p_serial: input.serial,
    p_accessories: input.accessories,
    p_condition: input.condition,
    p_handover: input.delivery,
    p_terms: TEXTS.repair,
    ...(input.paidToken && { p_paid_token: input.paidToken, p_paid_service: input.paidService }),
    ...(!user && { p_visitor: await visitorMark() }),
    ...(input.delivery === "domicilio" && {
      p_place: await settleAddress(input),
      p_day: input.pickupDay,
      p_slot: input.pickupSlot,
    }),
  });
  if (error) throw databaseFailure(error, "No se pudo crear la orden de servicio");
  const made = z.object({ id: z.string(), token: z.string() }).parse(data);
  await noteAcceptance("repair", made.id);
  return made;
}

/** Adds a message to the conversation. */
export async function commentRepair(
  repairId: string,
  text: string,
  { as, isInternal = false }: { as: RepairAuthor; isInternal?: boolean },
): Promise<{ commentId: number }> {
  const { data, error } = await serverClient().rpc("comment_repair", {
    p_orden: repairId,
    p_text: text,
    p_as: as,
    p_internal: isInternal,
  });
  if (error) throw databaseFailure(error, `No pudimos enviar tu mensaje. ${RETRY}`);
  return { commentId: data };
}

/** `until`: the newest message that was shown. */
export async function markRead({ repairId, until }: { repairId: string; until: number }): Promise<void> {
  const { error } = await serverClient().rpc("mark_repair_read", { p_orden: repairId, p_until: until });
  if (error) throw databaseFailure(error, RETRY);
}

/** The order that pays an approved quote, by its page's token. */
export async function placeQuoteOrder(quoteId: string, token?: string): Promise<{ token: string }> {
  const { data, error } = await serverClient().rpc("place_quote_order", {
    p_quote: quoteId,
    ...(token && { p_token: token }),
  });
  if (error) throw databaseFailure(error, `No pudimos abrir el pago. ${RETRY}`);
  return z.object({ token: z.string() }).parse(data);
}

/** Replaces the public link; the previous one stops working. */
export async function renewLink({ repairId }: { repairId: string }): Promise<{ token: string }> {
  const { data, error } = await serverClient().rpc("renew_repair_link", { p_orden: repairId });
  if (error) throw databaseFailure(error, `No pudimos crear el enlace. ${RETRY}`);
  return { token: data };
}

export async function revokeLink({ repairId }: { repairId: string }): Promise<void> {
  const { error } = await serverClient().rpc("revoke_repair_link", { p_orden: repairId });
  if (error) throw databaseFailure(error, `No pudimos anular el enlace. ${RETRY}`);
}
