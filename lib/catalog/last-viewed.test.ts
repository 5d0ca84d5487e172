import { expect, test } from "vitest";
import { addViewed, parseViewed, type ViewedProduct } from "./last-viewed";

const product = (slug: string): ViewedProduct => ({
  slug,
  name: `Producto ${slug}`,
  price: 1000,
  image: "/media/x.webp",
});

test("the newest comes first with the price of now, each product once, six at most", () => {
  let list: ViewedProduct[] = [];
  for (const slug of ["a", "b", "c", "d", "e", "f", "g"]) list = addViewed(list, product(slug));
  list = addViewed(list, { ...product("c"), price: 900 });
  expect(list.map(({ slug }) => slug)).toEqual(["c", "g", "f", "e", "d", "b"]);
  expect(list[0]?.price).toBe(900);
});

test("what was kept comes back; what makes no sense is dropped", () => {
  expect(parseViewed(JSON.stringify([product("a"), product("b")]))).toEqual([product("a"), product("b")]);
  expect(parseViewed(null)).toEqual([]);
  expect(parseViewed("{rot")).toEqual([]);
  expect(parseViewed('{"slug":"a"}')).toEqual([]);
  const wrong = [null, 3, { slug: "", name: "x", price: 1 }, { slug: "x", name: "x", price: "1" }];
  expect(parseViewed(JSON.stringify([...wrong, { ...product("a"), image: 7 }]))).toEqual([
    { ...product("a"), image: "" },
  ]);
});
