import { expect, test } from "vitest";
import { fitSize } from "./fit-text";

const widthOf = (letters: number) => (size: number) => letters * size * 0.5;

test("shrinks a long name into its room, and never below the smallest size", () => {
  const room = { room: 400, max: 40, min: 16 };
  expect(fitSize(widthOf(10), room)).toBe(40);
  expect(fitSize(widthOf(30), room)).toBe(26);
  expect(fitSize(widthOf(200), room)).toBe(16);
});
