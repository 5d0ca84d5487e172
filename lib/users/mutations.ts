import "server-only";
import { requestEvidence } from "@/lib/auth/evidence";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { ProfileInput } from "./schema";
import type { ConsentKind } from "./types";

const SAVE_FAILED = "No se pudieron guardar tus datos. Intenta de nuevo.";

export async function saveProfile(
  id: string,
  { username, phone, shippingAddress }: ProfileInput,
): Promise<void> {
  const supabase = await serverClient();
  const { error } = await supabase
    .from("profiles")
    .update({ username: username || null, phone: phone || null, shipping_address: shippingAddress || null })
    .eq("id", id)
    .select("id")
    .single();
  if (error) throw databaseFailure(error, SAVE_FAILED);
}

/** Notes a permission given or withdrawn, with the version of the text and where it came from. */
export async function recordConsent(kind: ConsentKind, granted: boolean, version: string): Promise<void> {
  const { ip, userAgent } = await requestEvidence();
  const supabase = await serverClient();
  const { error } = await supabase.rpc("record_consent", {
    p_kind: kind,
    p_granted: granted,
    p_version: version,
    p_ip: ip,
    p_user_agent: userAgent,
  });
  if (error) throw databaseFailure(error, SAVE_FAILED);
}
