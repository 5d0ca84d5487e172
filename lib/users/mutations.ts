import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { ProfileInput } from "./schema";

const SAVE_FAILED = "No se pudieron guardar tus datos. Intenta de nuevo.";

export async function saveProfile(
  id: string,
  { username, phone, shippingAddress }: ProfileInput,
): Promise<void> {
  const { error } = await serverClient()
    .from("profiles")
    .update({ username: username || null, phone: phone || null, shipping_address: shippingAddress || null })
    .eq("id", id)
    .select("id")
    .single();
  if (error) throw databaseFailure(error, SAVE_FAILED);
}
