import "server-only";
import { env } from "@/lib/core/env";
import { boundedFetch } from "@/lib/supabase/fetch";

/** What Storage answers about one of our own images, at its address on the site (/media/…). */
export function askForImage(address: string): Promise<Response> {
  return boundedFetch(`${env().SUPABASE_URL}/storage/v1/object/public${address}`);
}
