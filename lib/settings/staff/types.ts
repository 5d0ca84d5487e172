import type { SETTINGS_LABELS } from "./labels";

export type SettingsField = keyof typeof SETTINGS_LABELS;

/** What the form of settings holds, as its boxes do: texts; a box to tick holds "on" or nothing. */
export type SettingsValues = Record<SettingsField, string>;

export type EditableSettings = { version: number; values: SettingsValues };
