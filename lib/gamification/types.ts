export type AchievementId = "first-purchase" | "social-media" | "novice-level" | "pro-gamer-level";

/** locked until progress reaches the target, then to be claimed, once. */
export type AchievementState = "locked" | "claimable" | "claimed";

export type Achievement = {
  id: AchievementId;
  reached: number;
  target: number;
  /** XP Coins that claiming it pays. */
  reward: number;
  state: AchievementState;
};

/** A person's figures, all of them sums of the ledger. */
export type Progress = {
  level: number;
  xp: number;
  xpInLevel: number;
  points: number;
  achievements: Achievement[];
};

export type XpKind = "order" | "lesson" | "course" | "repair" | "review" | "achievement" | "opening";

/** One row of the ledger: what something brought, or what undoing it took back. */
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
