import "server-only";
import { z } from "zod";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { finishJob } from "@/lib/supabase/jobs";
import type { DueMail } from "./types";

const FAILED = "No se pudo leer la bandeja de salida";

const dueMails = z.array(
  z.object({
    id: z.number(),
    kind: z.string(),
    recipient: z.string(),
    about: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
);

/** Result of a delivery attempt; `void`: there was nothing to send any more. */
export type Settled = { sent: true } | { void: true } | { failed: string };

/** Leases due mails of these kinds for 13 minutes: longer than sending one takes. */
export async function claimMails(kinds: string[], limit: number): Promise<DueMail[]> {
  const { data, error } = await adminClient().rpc("claim_mails", { p_kinds: kinds, p_limit: limit });
  if (error) throw databaseFailure(error, FAILED);
  return dueMails.parse(data);
}

export async function settleMail(id: number, how: Settled): Promise<void> {
  const { error } = await adminClient().rpc("settle_mail", {
    p_id: id,
    ...("failed" in how && { p_error: how.failed }),
    ...("void" in how && { p_void: true }),
  });
  if (error) throw databaseFailure(error, FAILED);
}

/** Records that the scheduler called: staff are alerted when it stops. */
export const noteMailRun = (): Promise<void> => finishJob("mails");
