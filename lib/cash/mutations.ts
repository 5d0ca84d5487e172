import "server-only";
import type { z } from "zod";
import { assertRight } from "@/lib/auth/rights";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { type Closing, closing } from "./rows";
import type { closeSessionSchema, moveCashSchema, openSessionSchema, saveDrawerSchema } from "./schema";

const RETRY = "Intenta de nuevo.";

export async function openSession(input: z.output<typeof openSessionSchema>): Promise<{ sessionId: string }> {
  await assertRight("closesDrawer");
  const { data, error } = await serverClient().rpc("open_session", {
    p_drawer: input.drawerId,
    p_float: input.float,
  });
  if (error) throw databaseFailure(error, `No se pudo abrir la caja. ${RETRY}`);
  return { sessionId: data };
}

export async function moveCash(input: z.output<typeof moveCashSchema>): Promise<void> {
  await assertRight("closesDrawer");
  const { error } = await serverClient().rpc("cash_move", {
    p_session: input.sessionId,
    p_kind: input.kind,
    p_amount: input.amount,
    p_reason: input.reason,
    p_request: input.request,
  });
  if (error) throw databaseFailure(error, `No se pudo registrar el movimiento. ${RETRY}`);
}

/** Closes a session by its count; without a number in the answer it is still open, and its difference needs an explanation. */
export async function closeSession(input: z.output<typeof closeSessionSchema>): Promise<Closing> {
  await assertRight("closesDrawer");
  const { data, error } = await serverClient().rpc("close_session", {
    p_session: input.sessionId,
    p_counted: input.counted,
    p_explanation: input.explanation,
    ...(input.difference !== null && { p_difference: input.difference }),
  });
  if (error) throw databaseFailure(error, `No se pudo cerrar la caja. ${RETRY}`);
  return closing.parse(data);
}

export async function saveDrawer(input: z.output<typeof saveDrawerSchema>): Promise<void> {
  const { error } = await serverClient().rpc("save_drawer", {
    // A new drawer has no id.
    p_drawer: input.drawerId as string,
    p_name: input.name,
    p_is_active: input.isActive,
  });
  if (error) throw databaseFailure(error, `No se pudo guardar la caja. ${RETRY}`);
}
