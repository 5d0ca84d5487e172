import type { SocialPostStatus } from "../types";

/** A post as staff judge it. */
export type PostForStaff = {
  id: string;
  url: string;
  status: SocialPostStatus;
  author: string;
  authorId: string;
  createdAt: string;
  reviewedAt: string | null;
  reviewedBy: string | null;
  /** What approving it brings its author. */
  effect: "pays" | "already_counted" | "claimed";
};

export type PostQueue = {
  items: PostForStaff[];
  total: number;
  counts: Record<SocialPostStatus, number>;
  /** XP Coins that the achievement pays, once a person. */
  reward: number;
};
