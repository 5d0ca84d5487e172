import "server-only";
import { cache } from "react";
import { z } from "zod";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { row } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";

const rights = row({
  /** Most of one refund in COP; null: no limit. */
  refund_limit: z.number().nullable(),
  /** Most that a price may be lowered, in percent; null: no limit. */
  discount_limit: z.number().nullable(),
  sees_cost: z.boolean(),
  sees_reports: z.boolean(),
  closes_drawer: z.boolean(),
  corrects_stock: z.boolean(),
});
export type Rights = z.output<typeof rights>;

/** The session's own rights, to show or leave out what it may not do: the database decides again. Throws for customers. */
export const ownRights = cache(async (): Promise<Rights> => {
  const { data, error } = await serverClient().rpc("own_rights");
  if (error) throw databaseFailure(error, "No pudimos leer tus permisos. Intenta de nuevo.");
  return rights.parse(data);
});

/** Throws for a session without the right; the database decides again. */
export async function requireRight(
  right: "seesCost" | "seesReports" | "closesDrawer" | "correctsStock",
): Promise<void> {
  if (!(await ownRights())[right]) throw new Failure("forbidden", "Sin permisos");
}
