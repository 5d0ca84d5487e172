import "server-only";
import { env } from "@/lib/core/env";
import { boundedFetch } from "@/lib/supabase/fetch";

/** Storage's response for one of our own images, given its path on the site (/media/…). */
export function askForImage(address: string): Promise<Response> {
  return boundedFetch(`${env().SUPABASE_URL}/storage/v1/object/public${address}`);
}
