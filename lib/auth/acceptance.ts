import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { requestEvidence } from "./evidence";
import { PRIVACY_VERSION, TERMS_VERSION } from "./privacy";

/** Which texts each form asks to accept. */
const TEXTS = {
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
