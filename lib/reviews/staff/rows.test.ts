import { expect, test } from "vitest";
import { reviewQueue } from "./rows";

test("the queue keeps its order, figures and counts", () => {
  const counts = { pending: 2, approved: 1, rejected: 0 };
  const row = {
    product_id: "p",
    product_name: "Control",
    product_slug: "control",
    author: "Ana",
    author_id: "a",
    stars: 4,
    body: "Muy bueno",
    status: "pending" as const,
    created_at: "c",
    moderated_at: null,
    moderated_by: null,
    bought_at: "b",
  };
  const queue = reviewQueue.parse({
    total: 2,
    counts,
    items: [
      { ...row, id: "1" },
      { ...row, id: "2" },
    ],
  });
  expect([queue.total, queue.counts]).toEqual([2, counts]);
  expect(queue.items.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(queue.items[0]).toEqual({
    id: "1",
    productId: "p",
    productName: "Control",
    productSlug: "control",
    author: "Ana",
    authorId: "a",
    stars: 4,
    body: "Muy bueno",
    status: "pending",
    createdAt: "c",
    moderatedAt: null,
    moderatedBy: null,
    boughtAt: "b",
  });
});
