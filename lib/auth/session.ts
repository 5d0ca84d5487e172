import "server-only";
import { connection } from "next/server";
import { cache } from "react";
import { Failure } from "@/lib/core/result";
import { BACKEND_AWAY, readClaims } from "@/lib/supabase/claims";
import { serverClient } from "@/lib/supabase/server";
import { type Role, toRole } from "./roles";

export type SessionUser = {
  id: string;
  email: string;
  username: string | null;
  role: Role;
  points: number;
  level: number;
};

/** Who is signed in, with the role the database gives them now; null when nobody is. Throws when the backend does not say. */
export const getSessionUser = cache(async (): Promise<SessionUser | null> => {
  // Checking a token looks at the clock, which a prerender may not.
  await connection();
  const supabase = await serverClient();
  const claims = await readClaims(supabase);
  if (!claims?.sub) return null;
  const { data: profile, error } = await supabase
    .from("profiles")
    .select("username, role, points, level")
    .eq("id", claims.sub)
    .maybeSingle();
  // A role that cannot be read is none: nobody is taken for a customer because of an outage.
  if (error) throw new Failure("unavailable", BACKEND_AWAY, { cause: error });
  return {
    id: claims.sub,
    email: typeof claims.email === "string" ? claims.email : "",
    username: profile?.username ?? null,
    role: toRole(profile?.role),
    points: profile?.points ?? 0,
    level: profile?.level ?? 1,
  };
});
