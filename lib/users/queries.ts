import "server-only";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { Consent, Profile } from "./types";

const LOAD_FAILED = "No se pudo cargar tu perfil";

/** The user's own profile. */
export async function getProfile(user: { id: string; email: string }): Promise<Profile> {
  const { data, error } = await serverClient()
    .from("profiles")
    .select("username, phone, shipping_address")
    .eq("id", user.id)
    .single();
  if (error) throw databaseFailure(error, LOAD_FAILED);
  return {
    email: user.email,
    username: data.username ?? "",
    phone: data.phone ?? "",
    shippingAddress: data.shipping_address ?? "",
  };
}

/** The user's consents, granted and withdrawn, newest first. */
export async function getConsents(user: { id: string }): Promise<Consent[]> {
  const { data, error } = await serverClient()
    .from("consents")
    .select("kind, granted, version, at")
    .eq("user_id", user.id)
    .order("id", { ascending: false });
  if (error) throw databaseFailure(error, LOAD_FAILED);
  return data;
}

/** Why the account cannot be deleted now; null when it can. */
export async function getDeletionObstacle(): Promise<string | null> {
  const { data, error } = await serverClient().rpc("account_deletion_obstacle");
  if (error) throw databaseFailure(error, LOAD_FAILED);
  return data;
}

/** Export of all data about the user. */
export async function getOwnData(): Promise<Json> {
  const { data, error } = await serverClient().rpc("export_my_data");
  if (error) throw databaseFailure(error, "No pudimos preparar tus datos. Intenta de nuevo.");
  return data;
}
