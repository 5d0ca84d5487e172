import { z } from "zod";
import { Constants } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";

/** What certificate_by_code() returns. */
export const certificate = row({
  code: z.string(),
  name: z.string(),
  course: z.string(),
  minutes: z.number(),
  issued_at: z.string(),
  /** An unknown state counts as revoked. */
  state: z.enum(Constants.public.Enums.certificate_state).catch("revocado"),
});
