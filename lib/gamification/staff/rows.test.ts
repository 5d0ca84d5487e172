import { expect, test } from "vitest";
import { postQueue } from "./rows";

const row = {
  id: "p",
  url: "https://x.com/a/1",
  status: "pending" as const,
  author: "Ana",
  author_id: "a",
  created_at: "c",
  reviewed_at: null,
  reviewed_by: null,
  is_claimed: false,
  has_other: false,
};
const counts = { pending: 3, approved: 0, rejected: 0 };

test("each post has the effect of approving it", () => {
  const items = [row, { ...row, has_other: true }, { ...row, is_claimed: true, has_other: true }];
  const queue = postQueue.parse({ total: 3, reward: 2, counts, items });
  expect(queue.items.map(({ effect }) => effect)).toEqual(["pays", "already_counted", "claimed"]);
  expect(queue).toMatchObject({ total: 3, reward: 2, counts });
  expect(queue.items[0]).toMatchObject({ url: "https://x.com/a/1", authorId: "a", createdAt: "c" });
});
