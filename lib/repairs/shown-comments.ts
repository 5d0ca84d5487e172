import type { RepairAuthor, RepairComment } from "./rows";

const LAST = 2;

/** How many of the last messages to show: the last two, and every unread one. */
export function shownComments(
  comments: readonly Pick<RepairComment, "author" | "isInternal">[],
  unread: number,
  viewer: RepairAuthor,
): number {
  let left = unread;
  let shown = 0;
  while (left > 0 && shown < comments.length) {
    shown += 1;
    const one = comments[comments.length - shown];
    if (one && one.author !== viewer && !one.isInternal) left -= 1;
  }
  return Math.max(LAST, shown);
}
