"use server";

import { defineAction } from "@/lib/auth/define-action";
import { COSTLY, SELDOM } from "@/lib/core/limits";
import { claimAchievement, submitSocialPost } from "./mutations";
import { claimAchievementSchema, submitSocialPostSchema } from "./schema";

export const claimAchievementAction = defineAction({
  name: "gamification.claim-achievement",
  schema: claimAchievementSchema,
  access: "signed-in",
  rateLimit: COSTLY,
  run: async ({ achievement }) => ({ won: await claimAchievement(achievement) }),
});

export const submitSocialPostAction = defineAction({
  name: "gamification.submit-social-post",
  schema: submitSocialPostSchema,
  access: "signed-in",
  rateLimit: SELDOM,
  run: submitSocialPost,
});
