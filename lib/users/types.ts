import type { Tables } from "@/lib/supabase/database.types";

export type Profile = { email: string; username: string; phone: string; shippingAddress: string };

export type Consent = Pick<Tables<"consents">, "kind" | "granted" | "version" | "at">;
export type ConsentKind = Consent["kind"];
