import "server-only";
import { type ListState, pageOf, sortOf } from "@/lib/core/list-state";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { READ_FAILED } from "../queries";
import { type BoardColumn, boardAnswer, type RepairPage, repairList, toBoard, toRepairCard } from "./card";

function shared({ query, filters }: ListState) {
  return {
    p_query: query,
    p_technician: filters.tecnico,
    p_promise: filters.promesa,
    p_unread: filters.mensajes === "sin_leer",
  };
}

/** All cards of the workshop's board in one query. Staff only. */
export async function getBoard(state: ListState): Promise<BoardColumn[]> {
  const { data, error } = await serverClient().rpc("repair_board", shared(state));
  if (error) throw databaseFailure(error, READ_FAILED);
  return toBoard(boardAnswer.parse(data), Date.now());
}

/** One page of the workshop's list. */
export async function getRepairPage(state: ListState): Promise<RepairPage> {
  const { data, error } = await serverClient().rpc("list_repairs", {
    ...shared(state),
    p_estado: state.filters.estado,
    p_sort: sortOf(state),
    ...pageOf(state),
  });
  if (error) throw databaseFailure(error, READ_FAILED);
  const { items, total } = repairList.parse(data);
  const now = Date.now();
  return { cards: items.map((row) => toRepairCard(row, now)), total };
}
