"use server";

import { defineAction } from "@/lib/auth/define-action";
import { tags } from "@/lib/freshness/tags";
import { saveSettings } from "./mutations";
import { settingsSchema } from "./schema";

export const saveSettingsAction = defineAction({
  name: "settings.save-settings",
  schema: settingsSchema,
  access: ["admin", "superadmin"],
  refreshes: [tags.settings],
  run: saveSettings,
});
