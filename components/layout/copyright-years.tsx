import { cacheLife } from "next/cache";
import { copyrightYears } from "@/lib/settings/copyright";

/** Cached, because prerendered pages may not read the clock. */
export async function CopyrightYears() {
  "use cache";
  cacheLife("hours");
  return copyrightYears(new Date());
}
