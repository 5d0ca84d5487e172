import "server-only";
import type { z } from "zod";
import { markOf, requireRateLimit } from "@/lib/auth/rate-limit";
import { GUESSES } from "@/lib/core/limits";
import { requestEvidence } from "@/lib/legal/evidence";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { firstStep, storedMessage } from "./rows";
import type { SendMessageInput } from "./schema";

const FIND_FAILED = "No pudimos buscar tu radicado. Intenta de nuevo.";

/**
 * Stores a contact form submission. Uses the secret key because the server supplies what the browser must not: client
 * address, signed-in user and spam verdict. No other role may insert into this table.
 */
export async function storeMessage(
  input: SendMessageInput,
  { userId, isSpam }: { userId: string | null; isSpam: boolean },
): Promise<{ number: string; token: string; isNew: boolean }> {
  const { ip } = await requestEvidence();
  const { data, error } = await adminClient().rpc("submit_contact_message", {
    p_kind: input.kind,
    p_service: input.service,
    p_name: input.name,
    p_phone: input.phone,
    p_email: input.email,
    p_message: input.message,
    p_version: PRIVACY_VERSION,
    p_ip: ip,
    p_spam: isSpam,
    p_user: userId,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu mensaje. Intenta de nuevo.");
  return storedMessage.parse(data);
}

/**
 * The link token of a message, given its number and contact; null otherwise. Lookups are rate-limited by message number
 * and by phone or e-mail, independently of the client address and of whether they exist.
 */
export async function findMessageToken(number: string, contact: string): Promise<string | null> {
  const client = adminClient();
  await requireRateLimit("contact.try-contact", { id: markOf(contact) }, GUESSES);
  await requireRateLimit("contact.try-number", { id: markOf(number) }, GUESSES);
  const { data, error } = await client.rpc("find_contact_link", { p_number: number, p_contact: contact });
  if (error) throw databaseFailure(error, FIND_FAILED);
  return data;
}

/** Newsletter step one. The caller mails the link with `confirmToken` and always shows the same response. */
export async function startSubscription(email: string, source: string): Promise<z.output<typeof firstStep>> {
  const { ip } = await requestEvidence();
  const { data, error } = await adminClient().rpc("subscribe_newsletter", {
    p_email: email,
    p_source: source,
    p_version: PRIVACY_VERSION,
    p_ip: ip,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu correo. Intenta de nuevo.");
  return firstStep.parse(data);
}
