import { expect, test } from "vitest";
import { toDetails } from "./fields";

test("details are pairs of name and value; anything else is left out", () => {
  expect(toDetails([{ label: "Peso", value: "1 kg" }, { label: "Origen" }, "x", null, []])).toEqual([
    { label: "Peso", value: "1 kg" },
  ]);
  expect(toDetails({ label: "Peso", value: "1 kg" })).toEqual([]);
});
