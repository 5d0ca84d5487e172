import "server-only";
import { settleAddress } from "@/lib/places/municipalities";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { AddressInput, ProfileInput } from "./schema";

const SAVE_FAILED = "No se pudieron guardar tus datos. Intenta de nuevo.";

export async function saveProfile(id: string, { username, phone }: ProfileInput): Promise<void> {
  const { error } = await serverClient()
    .from("profiles")
    .update({ username: username || null, phone: phone || null })
    .eq("id", id)
    .select("id")
    .single();
  if (error) throw databaseFailure(error, SAVE_FAILED);
}

/** Adds an address to the caller's address book, or changes the one with the id. */
export async function saveAddress({ id, label, isDefault, ...parts }: AddressInput): Promise<void> {
  const { error } = await serverClient().rpc("save_address", {
    p_label: label,
    p_place: await settleAddress(parts),
    p_is_default: isDefault,
    ...(id && { p_id: id }),
  });
  if (error) throw databaseFailure(error, "No se pudo guardar la dirección. Intenta de nuevo.");
}

export async function deleteAddress({ id }: { id: string }): Promise<void> {
  const { error } = await serverClient().rpc("delete_address", { p_id: id });
  if (error) throw databaseFailure(error, "No se pudo eliminar la dirección. Intenta de nuevo.");
}
