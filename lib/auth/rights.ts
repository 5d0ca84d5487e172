import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { row } from "@/lib/supabase/rows";
import { serverClient } from "@/lib/supabase/server";
import { requireRole } from "./guards";
import { STAFF_ROLES } from "./roles";

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

type YesOrNo = { [Name in keyof Rights]: Rights[Name] extends boolean ? Name : never }[keyof Rights];

/** Returns the caller's rights when they have the one that a page needs; redirects otherwise. `path` is the page's. */
export async function requireRight(right: YesOrNo, path: string): Promise<Rights> {
  await requireRole(STAFF_ROLES, { path });
  const rights = await ownRights();
  if (!rights[right]) redirect("/dashboard");
  return rights;
}

/** Throws for a session without the right; the database decides again. */
export async function assertRight(right: YesOrNo): Promise<void> {
  if (!(await ownRights())[right]) throw new Failure("forbidden", "Sin permisos");
}
