import "server-only";
import { adminClient } from "@/lib/supabase/admin";

/** Guests have no session: the server vouches for them, and place_order decides everything else. */
export function guestClient() {
  return adminClient();
}
