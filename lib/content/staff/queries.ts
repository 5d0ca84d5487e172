import "server-only";
import { log } from "@/lib/core/log";
import { serverClient } from "@/lib/supabase/server";
import { isMissingTable } from "./hero-setup";
import type { SlideList } from "./slide-row";
import { toStaffSlide } from "./slide-row";

/** All slides in order, inactive ones included. */
export async function listSlides(): Promise<SlideList> {
  const { data, error } = await serverClient()
    .from("hero_slides")
    .select("*")
    .order("display_order")
    .order("created_at")
    .order("id");
  if (isMissingTable(error)) return { state: "missing" };
  if (error) {
    log("warn", "hero.unreadable", { cause: error });
    return { state: "unreadable" };
  }
  return { state: "ready", slides: data.map(toStaffSlide) };
}
