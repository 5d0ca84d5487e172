"use server";

import { defineAction } from "@/lib/auth/define-action";
import { claimAchievement, submitSocialPost } from "./mutations";
import { claimAchievementSchema, submitSocialPostSchema } from "./schema";

export const claimAchievementAction = defineAction({
  name: "gamification.claim",
  schema: claimAchievementSchema,
  access: "signed-in",
  rateLimit: { limit: 60, windowSeconds: 600 },
  run: async ({ achievement }) => ({ won: await claimAchievement(achievement) }),
});

export const submitSocialPostAction = defineAction({
  name: "gamification.submit-post",
  schema: submitSocialPostSchema,
  access: "signed-in",
  rateLimit: { limit: 20, windowSeconds: 600 },
  run: ({ url }) => submitSocialPost(url),
});
