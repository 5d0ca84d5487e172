import "server-only";
import { isLinkToken } from "@/lib/core/inputs";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import type { FollowedMessage, NewsletterLink } from "./rows";
import { followedMessage, newsletterLink } from "./rows";

/** A message by its link token; null when the token is unknown. */
export async function getMessageByToken(token: string): Promise<FollowedMessage | null> {
  if (!isLinkToken(token)) return null;
  const { data, error } = await publicClient().rpc("contact_by_token", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos leer tu mensaje.");
  return followedMessage.nullable().parse(data);
}

/** What a newsletter link refers to; null when its token is unknown. Read only. */
export async function getNewsletterLink(
  token: string,
  step: NewsletterLink["step"],
): Promise<NewsletterLink | null> {
  if (!isLinkToken(token)) return null;
  const { data, error } = await publicClient().rpc("newsletter_link", { p_token: token });
  if (error) throw databaseFailure(error, "No pudimos leer tu suscripción.");
  const link = newsletterLink.nullable().parse(data);
  return link?.step === step ? link : null;
}
