import "server-only";
import { connection } from "next/server";
import { cache } from "react";
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

/** Who is signed in, with the role the database gives them now; null when nobody is. */
export const getSessionUser = cache(async (): Promise<SessionUser | null> => {
  // Checking a token looks at the clock, which a prerender may not.
  await connection();
  const supabase = await serverClient();
  const { data } = await supabase.auth.getClaims();
  const claims = data?.claims;
  if (!claims?.sub) return null;
  const { data: profile } = await supabase
    .from("profiles")
    .select("username, role, points, level")
    .eq("id", claims.sub)
    .maybeSingle();
  return {
    id: claims.sub,
    email: typeof claims.email === "string" ? claims.email : "",
    username: profile?.username ?? null,
    role: toRole(profile?.role),
    points: profile?.points ?? 0,
    level: profile?.level ?? 1,
  };
});
