import "server-only";
import { cache } from "react";
import { type ListState, pageOf } from "@/lib/core/list-state";
import type { MoneyPeriod } from "@/lib/orders/staff/money-period";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { SESSION_LIST } from "./list";
import {
  type CashDay,
  type CashSheet,
  cashDay,
  cashSheet,
  closedSessions,
  type Drawer,
  drawersNow,
  type OpenSession,
} from "./rows";

const FAILED = "No se pudo cargar la caja. Intenta de nuevo.";

/** Every drawer with its open session, those in use first. */
export const listDrawers = cache(async (): Promise<Drawer[]> => {
  const { data, error } = await serverClient().rpc("cash_drawers_now");
  if (error) throw databaseFailure(error, FAILED);
  return drawersNow.parse(data);
});

/** The open sessions, one's own first. */
export async function openSessions(): Promise<OpenSession[]> {
  return (await listDrawers())
    .flatMap(({ id: drawerId, name: drawer, session }) => (session ? [{ ...session, drawerId, drawer }] : []))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** A page of the closed sessions. */
export async function listClosedSessions(state: ListState<typeof SESSION_LIST>) {
  const { desde, hasta } = state.filters;
  const { data, error } = await serverClient().rpc("closed_sessions", {
    ...(desde && { p_from: desde }),
    ...(hasta && { p_to: hasta }),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, FAILED);
  return closedSessions.parse(data);
}

/** The sheet of a session; null when there is none. */
export async function getCashSheet(id: string): Promise<CashSheet | null> {
  const { data, error } = await serverClient().rpc("cash_sheet", { p_session: id });
  // An id that is none.
  if (error?.code === "22P02") return null;
  if (error) throw databaseFailure(error, FAILED);
  return data === null ? null : cashSheet.parse(data);
}

/** The money of a period, for who sees reports. */
export async function getCashDay({ from, to }: MoneyPeriod): Promise<CashDay> {
  const { data, error } = await serverClient().rpc("cash_day", { p_from: from, p_to: to });
  if (error) throw databaseFailure(error, FAILED);
  return cashDay.parse(data);
}
