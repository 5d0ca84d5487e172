import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import type { Tables, TablesUpdate } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { MEMBER_FIELDS, STORY_FIELDS } from "../fields";
import { ITEM_GONE, ITEM_NOT_DELETED, ITEM_NOT_MOVED, ITEM_NOT_SAVED, PICKS_NOT_SAVED } from "./labels";
import type { StaffMember, StaffStory } from "./rows";
import { toStaffMember, toStaffStory } from "./rows";
import type {
  HomeList,
  MemberInput,
  SaveMemberInput,
  SaveStoryInput,
  SetPicksInput,
  StoryInput,
} from "./schema";

const FOLDER = "portada";
const TABLES = { stories: "repair_stories", team: "team_members" } as const;

async function storyRow(input: StoryInput) {
  const [beforeUrl, afterUrl] = await Promise.all([
    keepImage(input.beforeUrl, FOLDER),
    keepImage(input.afterUrl, FOLDER),
  ]);
  return toRow(STORY_FIELDS, { ...input, beforeUrl, afterUrl });
}

async function memberRow(input: MemberInput) {
  return toRow(MEMBER_FIELDS, { ...input, photoUrl: await keepImage(input.photoUrl, FOLDER) });
}

type HomeTable = (typeof TABLES)[HomeList];
type HomeRow = Tables<HomeTable>;

function added({ data, error }: PostgrestSingleResponse<{ id: string }>): { id: string } {
  if (error) throw databaseFailure(error, ITEM_NOT_SAVED);
  return data;
}

/** Saves an item unless the stored version is newer than the one that was loaded. */
async function updateItem<Row extends HomeRow, Item>(
  table: HomeTable,
  { id, version }: { id: string; version: number },
  row: TablesUpdate<HomeTable>,
  toItem: (row: Row) => Item,
): Promise<Saved<Item>> {
  const supabase = serverClient();
  const written = await supabase
    .from(table)
    .update(row)
    .eq("id", id)
    .eq("version", version)
    .select("*")
    .maybeSingle<Row>();
  if (written.error) throw databaseFailure(written.error, ITEM_NOT_SAVED);
  if (written.data) return { saved: true, current: toItem(written.data) };
  const { data, error } = await supabase.from(table).select("*").eq("id", id).maybeSingle<Row>();
  if (error) throw databaseFailure(error, ITEM_NOT_SAVED);
  if (!data) throw new Failure("not_found", ITEM_GONE);
  return savedByOther(table, id, toItem(data));
}

export async function createStory(input: StoryInput): Promise<{ id: string }> {
  return added(
    await serverClient()
      .from("repair_stories")
      .insert(await storyRow(input))
      .select("id")
      .single(),
  );
}

export async function createMember(input: MemberInput): Promise<{ id: string }> {
  return added(
    await serverClient()
      .from("team_members")
      .insert(await memberRow(input))
      .select("id")
      .single(),
  );
}

export async function saveStory(input: SaveStoryInput): Promise<Saved<StaffStory>> {
  return updateItem("repair_stories", input, await storyRow(input), toStaffStory);
}

export async function saveMember(input: SaveMemberInput): Promise<Saved<StaffMember>> {
  return updateItem("team_members", input, await memberRow(input), toStaffMember);
}

/** Saves the order of a list in one transaction. */
export async function orderList({ list, ids }: { list: HomeList; ids: string[] }): Promise<void> {
  const { error } = await serverClient().rpc("order_home_list", { p_list: list, p_ids: ids });
  if (error) throw databaseFailure(error, ITEM_NOT_MOVED);
}

export async function deleteItem({ list, id }: { list: HomeList; id: string }): Promise<void> {
  const { data, error } = await serverClient().from(TABLES[list]).delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, ITEM_NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", ITEM_GONE);
}

/** Replaces the chosen items of a kind, unless a colleague changed them since `known` was read. */
export async function setPicks({ kind, ids, known }: SetPicksInput): Promise<void> {
  const { error } = await serverClient().rpc("set_home_picks", { p_kind: kind, p_ids: ids, p_known: known });
  if (error) throw databaseFailure(error, PICKS_NOT_SAVED);
}
