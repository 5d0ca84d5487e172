import "server-only";
import { connection } from "next/server";
import { cache } from "react";
import { readClaims } from "@/lib/supabase/claims";
import { serverClient } from "@/lib/supabase/server";
import { readAccount } from "./account";
import { type Role, toRole } from "./roles";

export type SessionUser = {
  id: string;
  email: string;
  username: string | null;
  role: Role;
  points: number;
  level: number;
};

/**
 * The signed-in user with their current role from the database; null for guests and for sessions that were ended
 * elsewhere. Throws when the backend fails.
 */
export const getSessionUser = cache(async (): Promise<SessionUser | null> => {
  // Verifying a token reads the clock, which is not allowed during prerendering.
  await connection();
  const supabase = serverClient();
  const claims = await readClaims(supabase);
  if (!claims?.sub) return null;
  const account = await readAccount(supabase);
  return (
    account && {
      id: claims.sub,
      email: typeof claims.email === "string" ? claims.email : "",
      username: account.username,
      role: toRole(account.role),
      points: account.points,
      level: account.level,
    }
  );
});
