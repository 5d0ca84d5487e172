import "server-only";
import { z } from "zod";
import { storedAddress } from "@/lib/places/schema";
import type { Json } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { row } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";
import type { Consent, Profile, SavedAddress } from "./types";

const LOAD_FAILED = "No se pudo cargar tu perfil";

/** The user's own profile. */
export async function getProfile(user: { id: string; email: string }): Promise<Profile> {
  const { data, error } = await serverClient()
    .from("profiles")
    .select("username, phone")
    .eq("id", user.id)
    .single();
  if (error) throw databaseFailure(error, LOAD_FAILED);
  return {
    email: user.email,
    username: data.username ?? "",
    phone: data.phone ?? "",
  };
}

const addresses = z.array(
  row({ id: z.string(), label: z.string(), is_default: z.boolean(), parts: storedAddress }),
);

/** The user's address book, the default first. */
export async function getAddresses(): Promise<SavedAddress[]> {
  const { data, error } = await serverClient().rpc("own_addresses");
  if (error) throw databaseFailure(error, "No se pudieron cargar tus direcciones");
  return addresses.parse(data);
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
