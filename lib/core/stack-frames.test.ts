import { expect, test } from "vitest";
import { stackFrames } from "./stack-frames";

test("the place where an error was made is in its first frame; there are few, without its message", () => {
  function placeOrder() {
    return new Error("uno\n    at ana@example.com\ndos");
  }
  const frames = stackFrames(placeOrder());
  expect(frames[0]).toMatch(/^at placeOrder .*stack-frames\.test\.ts:\d+:\d+/);
  expect(frames.length).toBeLessThanOrEqual(5);
  expect(frames.join()).not.toContain("ana@example.com");
});

test.each([[{ message: "x" }], [{ message: "", stack: "" }], [{ message: "x", stack: "Error: x" }]])(
  "%j has none",
  (error) => expect(stackFrames(error)).toEqual([]),
);
