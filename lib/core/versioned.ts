/** What a save over the version that was loaded answers: what is stored now, one's own or, not saved, a colleague's. */
export type Saved<Row> = { saved: boolean; current: Row };

/** What a record says, under the name that each field has on the screen. */
export type Words = Record<string, string>;

export type ConflictField = { label: string; mine: string; theirs: string };

/** The fields that say something else in the two versions. */
export function fieldsThatDiffer(mine: Words, theirs: Words): ConflictField[] {
  return Object.keys(mine)
    .map((label) => ({ label, mine: (mine[label] ?? "").trim(), theirs: (theirs[label] ?? "").trim() }))
    .filter((field) => field.mine !== field.theirs);
}

/**
 * Two edits of one record: what I changed since `base` is mine, everything else is what the other person saved.
 * Fields are compared by their content.
 */
export function mergeEdits<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys(mine) as (keyof Fields)[];
  const isSame = (name: keyof Fields) => JSON.stringify(mine[name]) === JSON.stringify(base[name]);
  return Object.fromEntries(names.map((name) => [name, isSame(name) ? theirs[name] : mine[name]])) as Fields;
}
