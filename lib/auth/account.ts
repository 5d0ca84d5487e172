import "server-only";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Failure } from "@/lib/core/result";
import { BACKEND_UNAVAILABLE } from "@/lib/supabase/claims";
import type { Database } from "@/lib/supabase/database.types";

/**
 * The account of the client's session, with its current role; null when the session was ended elsewhere, which a
 * verified token does not show. Throws when the backend fails: an outage must not turn staff into customers.
 */
export async function readAccount(supabase: Pick<SupabaseClient<Database>, "rpc">) {
  const { data, error } = await supabase.rpc("own_account").maybeSingle();
  if (error) throw new Failure("unavailable", BACKEND_UNAVAILABLE, { cause: error });
  return data;
}
