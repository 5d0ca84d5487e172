import "server-only";
import type { z } from "zod";
import { markOf, requireRateLimit } from "@/lib/auth/rate-limit";
import { requestEvidence } from "@/lib/legal/evidence";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { firstStep, storedMessage } from "./rows";
import type { SendMessageInput } from "./schema";

const FIND_FAILED = "No pudimos buscar tu radicado. Intenta de nuevo.";

/**
 * Keeps what a visitor wrote. The server's key is used because the server vouches for the address that gave the
 * permission, for who is signed in and for what the spam guard saw; nobody writes this table otherwise.
 */
export async function storeMessage(
  input: SendMessageInput,
  { userId, isSpam }: { userId: string | null; isSpam: boolean },
): Promise<{ number: string; token: string; isNew: boolean }> {
  const { ip } = await requestEvidence();
  const { data, error } = await adminClient().rpc("submit_contact_message", {
    p_kind: input.kind,
    // The generated types do not know that a parameter may be null.
    p_service: input.service as NonNullable<typeof input.service>,
    p_name: input.name,
    p_phone: input.phone,
    p_email: input.email,
    p_message: input.message,
    p_version: PRIVACY_VERSION,
    p_ip: ip,
    p_spam: isSpam,
    ...(userId && { p_user: userId }),
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu mensaje. Intenta de nuevo.");
  return storedMessage.parse(data);
}

/**
 * Numbers follow one another and a phone is no secret, so that one number, and one phone or e-mail, is tried only so
 * often from wherever, whether it exists or not.
 */
const TRIES = { limit: 10, windowSeconds: 3600 };

/** The link's token of a message, for whoever knows its number and contact; null otherwise. */
export async function findMessageToken(number: string, contact: string): Promise<string | null> {
  const client = adminClient();
  await requireRateLimit("contact.find.contact", { id: markOf(contact) }, TRIES);
  await requireRateLimit("contact.find.number", { id: markOf(number) }, TRIES);
  const { data, error } = await client.rpc("find_contact_link", { p_number: number, p_contact: contact });
  if (error) throw databaseFailure(error, FIND_FAILED);
  return data;
}

/** First step of the newsletter. Whoever calls it mails the link of `confirmToken`, and tells everybody the same. */
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
