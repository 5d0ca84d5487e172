import { expect, test } from "vitest";
import { toCartCourse } from "./cart-course";

test("a course goes into the cart once, under its title and cover", () => {
  const course = { id: "c", slug: "curso", title: "Curso", price: 10, cover: "/media/c.webp" };
  expect(toCartCourse(course)).toEqual({
    id: "c",
    type: "course",
    name: "Curso",
    price: 10,
    image: "/media/c.webp",
    slug: "curso",
    maxQuantity: 1,
  });
});
