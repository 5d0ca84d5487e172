import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { tooMany } from "@/lib/core/too-many";
import { clientAddress } from "@/lib/server/client-address";
import { addressBlock } from "@/lib/server/visitor-address";
import { adminClient } from "@/lib/supabase/admin";
import type { RateLimit } from "./action-builder";

/** The key that is counted: an account, or any `id` the caller provides. */
type Counted = { id: string } | null;

/** Counts a call per account, or per client address for guests; throws above the limit. */
export async function requireRateLimit(
  name: string,
  user: Counted,
  limits: RateLimit | readonly RateLimit[],
): Promise<void> {
  const wait = await secondsToWait(name, user, limits);
  if (wait > 0) throw tooMany(wait);
}

/** Counts a call; returns 0 when it is allowed, else the seconds to wait. When the counter fails, the call is allowed and the failure logged. */
export async function secondsToWait(
  name: string,
  user: Counted,
  limits: RateLimit | readonly RateLimit[],
): Promise<number> {
  const caller = user?.id ?? (await visitorMark());
  const waits = await Promise.all(
    [limits].flat().map(async ({ limit, windowSeconds }) => {
      const { data, error } = await adminClient().rpc("rate_limit_wait", {
        p_key: counterKey(name, windowSeconds, caller),
        p_limit: limit,
        p_window_seconds: windowSeconds,
      });
      if (error) log("warn", "rate_limit.unavailable", { action: name, cause: error });
      return error ? 0 : data;
    }),
  );
  return Math.max(...waits);
}

/** Resets a count after the counted calls turned out to be legitimate. */
export async function forgetCalls(name: string, user: { id: string }, { windowSeconds }: RateLimit) {
  const { error } = await adminClient()
    .from("rate_limits")
    .delete()
    .eq("key", counterKey(name, windowSeconds, user.id));
  if (error) log("warn", "rate_limit.unavailable", { action: name, cause: error });
}

const counterKey = (name: string, windowSeconds: number, caller: string) =>
  `${name}:${windowSeconds}:${caller}`;

/** Keyed hash of the client address for counters: the address cannot be recovered from it. */
export async function visitorMark(): Promise<string> {
  return markOf(addressBlock(await clientAddress()));
}

/** A short keyed hash for values that must not be stored in a counter in plain text. */
export function markOf(text: string): string {
  return createHmac("sha256", env().REVALIDATE_SECRET).update(text).digest("base64url").slice(0, 32);
}
