import { expect, test } from "vitest";
import { readCategory } from "./category";

test("a mixed-case address is not the canonical one", () => {
  expect(readCategory("controles")).toEqual({ category: "controles", isCanonical: true });
  expect(readCategory("Controles")).toEqual({ category: "controles", isCanonical: false });
  expect(readCategory("PS5")).toEqual({ category: "ps5", isCanonical: false });
});

test("accents and blanks arrive encoded", () => {
  expect(readCategory("audio%20y%20v%C3%ADdeo")).toEqual({ category: "audio y vídeo", isCanonical: true });
  expect(readCategory("%E0%A4%A")).toMatchObject({ category: "%e0%a4%a" });
});
