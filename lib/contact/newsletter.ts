import "server-only";
import { markOf, secondsToWait } from "@/lib/auth/rate-limit";
import { MAILS_TO_ONE } from "@/lib/core/limits";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";

const FAILED = "No pudimos guardar tu suscripción. Intenta de nuevo.";
const GONE = "Este enlace ya no sirve. Suscríbete otra vez y te enviamos uno nuevo.";

/** Rate limit per address: nobody may flood another person's mailbox. Counted by a hash of the address. */
export async function mayWriteTo(email: string): Promise<boolean> {
  return (await secondsToWait("contact.mail-address", { id: markOf(email) }, MAILS_TO_ONE)) === 0;
}

/** Confirms a subscription. Idempotent. */
export async function confirmSubscription(token: string): Promise<void> {
  const { data, error } = await publicClient().rpc("confirm_newsletter", { p_token: token });
  if (error) throw databaseFailure(error, FAILED);
  if (!data) throw new Failure("not_found", GONE);
}

/** Unsubscribes; false for an unknown token. Idempotent. */
export async function leaveNewsletter(token: string): Promise<boolean> {
  const { data, error } = await publicClient().rpc("unsubscribe_newsletter", { p_token: token });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}
