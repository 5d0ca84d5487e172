import { truncate } from "./text";

/** Result of a versioned save: the stored version, one's own or, when not saved, the colleague's. */
export type Saved<Row> = {
  saved: boolean;
  current: Row;
  /** Who saved the colleague's version; empty when unknown. */
  by?: string;
};

/** A field's value as people read it; a picture's is its address. */
export type Shown = { label: string; text: string; isPicture?: boolean };

/** What a record's fields say, by field name. */
export type Words<Name extends string = string> = Record<Name, Shown>;

/** Texts under their labels. */
export function labelled<Name extends string>(
  labels: Record<Name, string>,
  texts: Record<NoInfer<Name>, string>,
): Words<Name> {
  const words = Object.entries<string>(labels).map(([name, label]) => [
    name,
    { label, text: texts[name as Name] },
  ]);
  return Object.fromEntries(words);
}

export type FieldChange = { name: string; label: string; mine: string; theirs: string };

/** The fields whose values differ between two versions. */
export function fieldsThatDiffer(mine: Words, theirs: Words): FieldChange[] {
  return Object.entries(mine)
    .map(([name, { label, text }]) => ({
      name,
      label,
      mine: text.trim(),
      theirs: (theirs[name]?.text ?? "").trim(),
    }))
    .filter((field) => field.mine !== field.theirs);
}

/** A field of which two versions are shown, with what it said before both. */
export type Clash = FieldChange & { before: string; isPicture: boolean };

export type Clashes = {
  /** What both changed, each in another way. */
  both: Clash[];
  /** What I alone changed. */
  mine: Clash[];
  /** Labels of what the colleague alone changed. */
  theirs: string[];
};

/** What two people made of `base`, told apart by who changed it. */
export function clashes(base: Words, mine: Words, theirs: Words): Clashes {
  const changed = (version: Words) => new Set(fieldsThatDiffer(base, version).map(({ name }) => name));
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
 * The part of `text` that `before` does not have, between what both begin and end with; parts are whole words. Short
 * texts are read at a glance: nothing is told apart in them.
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

/** Characters of a text that is read at a glance. */
const SHORT = 60;

/** In one line, the part of a long `text` that `before` does not have. */
export function changedLine(before: string, text: string): string {
  if (!text) return "(vacío)";
  const { start, changed, end } = changedPart(before, text);
  const part = truncate(changed.replace(/\s+/g, " ").trim(), 160);
  if (!part) return "(sin ese texto)";
  return `${start ? "… " : ""}${part}${end ? " …" : ""}`;
}

/** In one line, what `text` says: a short one whole and with what it said before, of a long one the part that changed. */
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
