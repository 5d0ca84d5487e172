import "server-only";
import { adminClient } from "@/lib/supabase/admin";

/** Guests have no session: the server calls place_order with the secret key; place_order validates everything else. */
export function guestClient() {
  return adminClient();
}
