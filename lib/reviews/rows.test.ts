import { expect, test } from "vitest";
import { ownReview, productReviews } from "./rows";

const said = { createdAt: "2026-01-02T03:04:05Z", date: "1 de enero de 2026" };
const row = {
  id: "r",
  name: "Ana",
  stars: 4,
  body: "Muy bueno, gracias",
  created_at: "2026-01-02T03:04:05Z",
};

test("reviews keep their order and figures", () => {
  const stars = [0, 0, 0, 2, 0];
  expect(productReviews.parse({ average: 4.5, count: 2, stars, items: [row, { ...row, id: "s" }] })).toEqual({
    average: 4.5,
    count: 2,
    stars,
    items: [
      { id: "r", name: "Ana", stars: 4, body: "Muy bueno, gracias", ...said },
      { id: "s", name: "Ana", stars: 4, body: "Muy bueno, gracias", ...said },
    ],
  });
});

test("one's own review comes with what may still be done", () => {
  const review = { id: "r", stars: 5, body: "Excelente todo", status: "pending" as const };
  expect(ownReview.parse({ can_review: false, review })).toEqual({ canReview: false, review });
  expect(ownReview.parse({ can_review: true, review: null })).toEqual({ canReview: true, review: null });
});
