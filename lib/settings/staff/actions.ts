"use server";

import { defineAction } from "@/lib/auth/define-action";
import { tags } from "@/lib/core/cache";
import { saveSettings } from "./mutations";
import { settingsSchema } from "./schema";

export const saveSettingsAction = defineAction({
  name: "settings.save",
  schema: settingsSchema,
  access: ["admin", "superadmin"],
  rateLimit: { limit: 120, windowSeconds: 600 },
  refreshes: [tags.settings],
  run: (input) => saveSettings(input),
});
