import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { requestEvidence } from "./evidence";
import { PRIVACY_VERSION, TERMS_VERSION } from "./versions";

/** Which texts each form asks to accept. */
export const TEXTS = {
  order: `terminos ${TERMS_VERSION}, privacidad ${PRIVACY_VERSION}`,
  quote: `terminos ${TERMS_VERSION}`,
  repair: `privacidad ${PRIVACY_VERSION}`,
};

/**
 * Keeps what somebody ticked to buy, to ask for a repair or to approve a quote: the version, the time, the address and
 * the browser. The server's key is used because the proof must not be the person's own word; the first one counts.
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

/** Keeps a permission that a person gives or takes back, with the version of the text and what the server saw of them. */
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

/** What a sign-up carries so that the database keeps the permission with the account, in one transaction. */
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
