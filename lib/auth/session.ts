import "server-only";
import { connection } from "next/server";
import { cache } from "react";
import { Failure } from "@/lib/core/result";
import { BACKEND_UNAVAILABLE, readClaims } from "@/lib/supabase/claims";
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

/** The signed-in user with their current role from the database; null for guests. Throws when the backend fails. */
export const getSessionUser = cache(async (): Promise<SessionUser | null> => {
  // Verifying a token reads the clock, which is not allowed during prerendering.
  await connection();
  const supabase = await serverClient();
  const claims = await readClaims(supabase);
  if (!claims?.sub) return null;
  const { data: profile, error } = await supabase
    .from("profiles")
    .select("username, role, points, level")
    .eq("id", claims.sub)
    .maybeSingle();
  // When the role cannot be read, throw: an outage must not turn staff into customers.
  if (error) throw new Failure("unavailable", BACKEND_UNAVAILABLE, { cause: error });
  return {
    id: claims.sub,
    email: typeof claims.email === "string" ? claims.email : "",
    username: profile?.username ?? null,
    role: toRole(profile?.role),
    points: profile?.points ?? 0,
    level: profile?.level ?? 1,
  };
});
