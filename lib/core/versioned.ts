/** Result of a versioned save: the stored version, one's own or, when not saved, the colleague's. */
export type Saved<Row> = { saved: boolean; current: Row };

/** Labelled field values of a record. */
export type Words = Record<string, string>;

export type ConflictField = { label: string; mine: string; theirs: string };

/** The fields whose values differ between two versions. */
export function fieldsThatDiffer(mine: Words, theirs: Words): ConflictField[] {
  return Object.keys(mine)
    .map((label) => ({ label, mine: (mine[label] ?? "").trim(), theirs: (theirs[label] ?? "").trim() }))
    .filter((field) => field.mine !== field.theirs);
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
