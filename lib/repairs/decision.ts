import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import { log } from "@/lib/core/log";
import { noteAcceptance } from "@/lib/legal/acceptance";
import { clientAddress } from "@/lib/server/client-address";
import { adminClient } from "@/lib/supabase/admin";
import { Constants } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import type { QuoteState } from "./rows";
import type { DecideQuoteInput } from "./schema";

/** Stores the answer to a quote with client address and user agent: the evidence must not come from the browser. */
export async function decideQuote(
  input: DecideQuoteInput,
  user: { id: string } | null,
): Promise<{ state: QuoteState }> {
  const { data, error } = await adminClient().rpc("decide_quote", {
    p_quote: input.quoteId,
    p_approve: input.decision === "aprobada",
    p_name: input.name,
    p_terms: input.acceptsTerms,
    p_start: input.acceptsStart,
    p_reason: input.reason,
    p_ip: await clientAddress(),
    p_user_agent: (await headers()).get("user-agent") ?? "",
    ...(user && { p_user: user.id }),
    ...(input.token && { p_token: input.token }),
  });
  if (error) throw databaseFailure(error, "No pudimos guardar tu respuesta. Intenta de nuevo.");
  // The decision is saved, with its own time and address; only log a failure here.
  if (input.decision === "aprobada")
    await noteAcceptance("quote", input.quoteId).catch((cause) => log("error", "acceptance.lost", { cause }));
  return { state: z.object({ estado: z.enum(Constants.public.Enums.quote_state) }).parse(data).estado };
}
