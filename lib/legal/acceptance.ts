import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { requestEvidence } from "./evidence";
import { PRIVACY_VERSION, TERMS_VERSION } from "./versions";

/** The texts that each form asks to accept. */
export const TEXTS = {
  order: `terminos ${TERMS_VERSION}, privacidad ${PRIVACY_VERSION}`,
  quote: `terminos ${TERMS_VERSION}`,
  repair: `privacidad ${PRIVACY_VERSION}`,
};

/**
 * Stores the acceptance of the legal texts for a purchase, a repair request or a quote: version, time, client address
 * and user agent. Uses the secret key: the evidence must not come from the browser. Only the first acceptance counts.
 */
export async function noteAcceptance(kind: keyof typeof TEXTS, id: string): Promise<void> {
  const { ip, userAgent } = await requestEvidence();
  const { error } = await adminClient().rpc("note_acceptance", {
    p_kind: kind,
    p_id: id,
    p_version: TEXTS[kind],
    p_ip: ip,
    p_user_agent: userAgent,
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu aceptación. Intenta de nuevo.");
}

type Consent = { kind: "privacidad" | "marketing"; granted: boolean; version: string };

/** Stores a granted or withdrawn consent with the text's version, client address and user agent. */
export async function noteConsent(userId: string, { kind, granted, version }: Consent): Promise<void> {
  const { ip, userAgent } = await requestEvidence();
  const { error } = await adminClient().rpc("record_consent", {
    p_user: userId,
    p_kind: kind,
    p_granted: granted,
    p_version: version,
    p_ip: ip,
    p_user_agent: userAgent,
  });
  if (error) throw databaseFailure(error, "No se pudieron guardar tus datos. Intenta de nuevo.");
}

/** Sign-up metadata from which the database stores the consent in the account's transaction. */
export async function prepareConsent(): Promise<string> {
  const { ip, userAgent } = await requestEvidence();
  const { data, error } = await adminClient().rpc("prepare_consent", {
    p_version: PRIVACY_VERSION,
    p_ip: ip,
    p_user_agent: userAgent,
  });
  if (error) throw databaseFailure(error, "No se pudo crear tu cuenta. Intenta de nuevo.");
  return data;
}
