import type { SETTINGS_LABELS } from "./labels";

export type SettingsField = keyof typeof SETTINGS_LABELS;

/** Form values of the settings: strings; a checkbox is "on" or missing. */
export type SettingsValues = Record<SettingsField, string>;

export type EditableSettings = { version: number; values: SettingsValues };
