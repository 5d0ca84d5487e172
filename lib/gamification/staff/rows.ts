import { z } from "zod";
import { row } from "@/lib/supabase/rows";

const status = z.enum(["pending", "approved", "rejected"]);

/** A post under review; `effect` is the reward of approving it. */
const post = row({
  id: z.string(),
  url: z.string(),
  status,
  author: z.string(),
  author_id: z.string(),
  created_at: z.string(),
  reviewed_at: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  /** Whether the achievement was already paid, and whether another post already earned it. */
  is_claimed: z.boolean(),
  has_other: z.boolean(),
}).transform(({ isClaimed, hasOther, ...one }) => ({
  ...one,
  effect: isClaimed ? ("claimed" as const) : hasOther ? ("already_counted" as const) : ("pays" as const),
}));

/** What social_posts_for_staff() returns; `reward` is paid once per person. */
export const postQueue = row({
  total: z.number(),
  reward: z.number(),
  counts: z.record(status, z.number()),
  items: z.array(post),
});
export type PostQueue = z.output<typeof postQueue>;
export type PostForStaff = PostQueue["items"][number];
