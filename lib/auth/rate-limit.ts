import "server-only";
import { headers } from "next/headers";
import { log } from "@/lib/core/log";
import { adminClient } from "@/lib/supabase/admin";

/** Counts a call per account, or per address for guests. A dead counter lets people through and is logged. */
export async function withinRateLimit(
  name: string,
  user: { id: string } | null,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<boolean> {
  const caller = user?.id ?? (await clientAddress());
  const { data, error } = await adminClient().rpc("hit_rate_limit", {
    p_key: `${name}:${caller}`,
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  if (error) log("warn", "rate_limit.unavailable", { action: name, cause: error });
  return error ? true : data;
}

/** The visitor's address as the closest proxy saw it. */
export async function clientAddress(): Promise<string> {
  const list = await headers();
  return list.get("x-forwarded-for")?.split(",").at(-1)?.trim() || list.get("x-real-ip") || "local";
}
