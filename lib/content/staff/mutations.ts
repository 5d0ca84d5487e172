import "server-only";
import { Failure } from "@/lib/core/result";
import type { Saved } from "@/lib/core/versioned";
import { keepImage } from "@/lib/media/mutations";
import { databaseFailure } from "@/lib/supabase/errors";
import { toRow } from "@/lib/supabase/fields";
import { savedByOther } from "@/lib/supabase/last-editor";
import { serverClient } from "@/lib/supabase/server";
import { SLIDE_FIELDS } from "../fields";
import * as labels from "./labels";
import type { SaveSlideInput, SlideInput } from "./schema";
import type { StaffSlide } from "./slide-row";
import { toStaffSlide } from "./slide-row";

async function withOwnImage<Input extends SlideInput>(input: Input): Promise<Input> {
  return { ...input, imageUrl: await keepImage(input.imageUrl, "hero") };
}

async function placeSlide(id: string, place: number): Promise<void> {
  const { error } = await serverClient().rpc("place_slide", { p_id: id, p_place: place });
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_MOVED);
}

/** Inserts a slide at a position; later slides move down. */
export async function createSlide(input: SlideInput): Promise<{ id: string }> {
  const row = { ...toRow(SLIDE_FIELDS, await withOwnImage(input)), display_order: input.displayOrder };
  const { data, error } = await serverClient().from("hero_slides").insert(row).select("id").single();
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_CREATED);
  await placeSlide(data.id, input.displayOrder);
  return data;
}

/** Saves a slide unless the stored version is newer than the one that was loaded. */
export async function saveSlide(input: SaveSlideInput): Promise<Saved<StaffSlide>> {
  const { data, error } = await serverClient()
    .from("hero_slides")
    .update(toRow(SLIDE_FIELDS, await withOwnImage(input)))
    .eq("id", input.id)
    .eq("version", input.version)
    .select("version")
    .maybeSingle();
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_SAVED);
  if (data && input.displayOrder !== input.knownOrder) await placeSlide(input.id, input.displayOrder);
  const current = await readSlide(input.id);
  return data ? { saved: true, current } : savedByOther("hero_slides", input.id, current);
}

async function readSlide(id: string): Promise<StaffSlide> {
  const { data, error } = await serverClient().from("hero_slides").select("*").eq("id", id).maybeSingle();
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_SAVED);
  if (!data) throw new Failure("not_found", labels.SLIDE_GONE);
  return toStaffSlide(data);
}

export async function toggleSlide(id: string, isActive: boolean): Promise<{ isActive: boolean }> {
  const { data, error } = await serverClient()
    .from("hero_slides")
    .update({ is_active: isActive })
    .eq("id", id)
    .select("id");
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_TOGGLED);
  if (data.length === 0) throw new Failure("not_found", labels.SLIDE_GONE);
  return { isActive };
}

/** Moves a slide one position up or down in one transaction; returns its new position. */
export async function moveSlide(id: string, direction: "up" | "down"): Promise<{ place: number }> {
  const { data, error } = await serverClient().rpc("move_slide", { p_id: id, p_direction: direction });
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_MOVED);
  return { place: data };
}

export async function deleteSlide({ id }: { id: string }): Promise<void> {
  const { data, error } = await serverClient().from("hero_slides").delete().eq("id", id).select("id");
  if (error) throw databaseFailure(error, labels.SLIDE_NOT_DELETED);
  if (data.length === 0) throw new Failure("not_found", labels.SLIDE_GONE);
}
