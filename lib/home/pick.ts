/** The chosen items in their order; the first of the list when none is chosen, or none of them exists any more. */
export function pickOrFirst<Item extends { id: string }>(
  list: readonly Item[],
  chosen: readonly string[],
): Item[] {
  const picked = chosen.flatMap((id) => list.find((item) => item.id === id) ?? []);
  return picked.length > 0 ? picked : list.slice(0, 1);
}
