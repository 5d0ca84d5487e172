import { expect, test } from "vitest";
import { missionPath, missionTitle } from "./mission";

test("the name of a service survives the way through the address", () => {
  const name = "Limpieza & pasta térmica ¡100%!";
  const query = new URL(missionPath(name), "https://x.example").searchParams;
  expect(missionTitle(query.get("mision"))).toBe(name);
});

test("no mission is an empty title, and a long one is cut to one line", () => {
  expect(missionTitle(null)).toBe("");
  expect(missionTitle("  \n ")).toBe("");
  expect(missionTitle("a\n b")).toBe("a b");
  expect(missionTitle("x".repeat(300))).toHaveLength(80);
});
