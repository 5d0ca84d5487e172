import { truncate } from "./text";

/** Result of a versioned save: the stored version: the user's own or, when not saved, the colleague's. */
export type Saved<Row> = {
  saved: boolean;
  current: Row;
  /** Who saved the colleague's version; empty when unknown. */
  by?: string;
};

/** A field's value as text; a picture's is its address. */
export type Shown = { label: string; text: string; isPicture?: boolean };

/** Labelled texts of a record's fields, by field name. */
export type FieldTexts<Name extends string = string> = Record<Name, Shown>;

/** Adds the label to each text. */
export function labelled<Name extends string>(
  labels: Record<Name, string>,
  texts: Record<NoInfer<Name>, string>,
): FieldTexts<Name> {
  const shown = Object.entries<string>(labels).map(([name, label]) => [
    name,
    { label, text: texts[name as Name] },
  ]);
  return Object.fromEntries(shown);
}

export type FieldChange = { name: string; label: string; mine: string; theirs: string };

/** The fields whose values differ between two versions. */
export function fieldsThatDiffer(mine: FieldTexts, theirs: FieldTexts): FieldChange[] {
  return Object.entries(mine)
    .map(([name, { label, text }]) => ({
      name,
      label,
      mine: text.trim(),
      theirs: (theirs[name]?.text ?? "").trim(),
    }))
    .filter((field) => field.mine !== field.theirs);
}

/** A field in two versions, with the text before both. */
export type Clash = FieldChange & { before: string; isPicture: boolean };

export type Clashes = {
  /** Fields that both changed, to different values. */
  both: Clash[];
  /** Fields that only I changed. */
  mine: Clash[];
  /** Labels of the fields that only the colleague changed. */
  theirs: string[];
};

/** Changes of two people to `base`, by who made them. */
export function clashes(base: FieldTexts, mine: FieldTexts, theirs: FieldTexts): Clashes {
  const changed = (version: FieldTexts) => new Set(fieldsThatDiffer(base, version).map(({ name }) => name));
  const [byMe, byThem] = [changed(mine), changed(theirs)];
  const differing = fieldsThatDiffer(mine, theirs).map((field) => ({
    ...field,
    before: (base[field.name]?.text ?? "").trim(),
    isPicture: mine[field.name]?.isPicture ?? false,
  }));
  return {
    both: differing.filter(({ name }) => byMe.has(name) && byThem.has(name)),
    mine: differing.filter(({ name }) => byMe.has(name) && !byThem.has(name)),
    theirs: differing.filter(({ name }) => !byMe.has(name)).map(({ label }) => label),
  };
}

/**
 * The part of `text` that `before` does not have, between their common start and end, in whole words. A short text
 * counts as changed as a whole.
 */
export function changedPart(before: string, text: string): { start: string; changed: string; end: string } {
  const [old, now] = [before.split(/(\s+)/), text.split(/(\s+)/)];
  const most = text.length < SHORT ? 0 : Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return {
    start: now.slice(0, start).join(""),
    changed: now.slice(start, now.length - end).join(""),
    end: now.slice(now.length - end).join(""),
  };
}

/** Below this number of characters a text is short. */
const SHORT = 60;

/** In one line, the part of a long `text` that `before` does not have. */
export function changedLine(before: string, text: string): string {
  if (!text) return "(vacío)";
  const { start, changed, end } = changedPart(before, text);
  const part = truncate(changed.replace(/\s+/g, " ").trim(), 160);
  if (!part) return "(sin ese texto)";
  return `${start ? "… " : ""}${part}${end ? " …" : ""}`;
}

/** In one line: a short text with the one before, or the changed part of a long one. */
export function shownPart(before: string, text: string): string {
  if (text.length < SHORT && before.length < SHORT) return `${before || "(vacío)"} → ${text || "(vacío)"}`;
  return changedLine(before, text);
}

/**
 * Three-way merge of two edits: fields that I changed since `base` keep my value, all others take the stored one.
 * Values are compared by content.
 */
export function mergeEdits<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys(mine) as (keyof Fields)[];
  const isSame = (name: keyof Fields) => JSON.stringify(mine[name]) === JSON.stringify(base[name]);
  return Object.fromEntries(names.map((name) => [name, isSame(name) ? theirs[name] : mine[name]])) as Fields;
}
