/**
 * Two edits of one record: what I changed since `base` is mine, everything else is what the other person saved.
 * Fields are compared by their content.
 */
export function mergeEdits<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys(mine) as (keyof Fields)[];
  const isSame = (name: keyof Fields) => JSON.stringify(mine[name]) === JSON.stringify(base[name]);
  return Object.fromEntries(names.map((name) => [name, isSame(name) ? theirs[name] : mine[name]])) as Fields;
}
