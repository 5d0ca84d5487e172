"use server";

import { defineAction } from "@/lib/auth/define-action";
import { tags } from "@/lib/freshness/tags";
import { saveRights, saveSettings } from "./mutations";
import { saveRightsSchema, settingsSchema } from "./schema";

export const saveSettingsAction = defineAction({
  name: "settings.save-settings",
  schema: settingsSchema,
  access: ["admin", "superadmin"],
  refreshes: [tags.settings],
  run: saveSettings,
});

export const saveRightsAction = defineAction({
  name: "settings.save-rights",
  schema: saveRightsSchema,
  access: ["admin", "superadmin"],
  run: saveRights,
});
