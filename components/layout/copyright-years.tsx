import { cacheLife } from "next/cache";
import { copyrightYears } from "@/lib/settings/copyright";

/** Cached, because a prerendered page may not look at the clock by itself. */
export async function CopyrightYears() {
  "use cache";
  cacheLife("hours");
  return copyrightYears(new Date());
}
