import type { AddressParts } from "@/lib/places/address";
import type { Tables } from "@/lib/supabase/database.types";

export type Profile = { email: string; username: string; phone: string };

/** An address of the account's address book. */
export type SavedAddress = { id: string; label: string; isDefault: boolean; parts: AddressParts };

export type Consent = Pick<Tables<"consents">, "kind" | "granted" | "version" | "at">;
export type ConsentKind = Consent["kind"];
