import type { z } from "zod";
import type { progress } from "./rows";

/** locked until the target is reached, then claimable, once. */
export type AchievementState = "locked" | "claimable" | "claimed";

export type Progress = z.output<typeof progress>;
export type Achievement = Progress["achievements"][number];
export type AchievementId = Achievement["id"];

export type XpKind = "order" | "lesson" | "course" | "repair" | "review" | "achievement" | "opening";

/** A ledger row: a reward or its reversal. */
export type LedgerEntry = {
  id: number;
  kind: XpKind;
  reference: string;
  detail: string;
  xp: number;
  points: number;
  createdAt: string;
};

export type SocialPostStatus = "pending" | "approved" | "rejected";

export type SocialPost = { id: string; url: string; status: SocialPostStatus; createdAt: string };
