import { expect, test } from "vitest";
import { parseJson, readLimited } from "./body";

const post = (body: BodyInit, headers = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a body within the limit arrives whole", async () => {
  expect(await readLimited(post("¡ñandú!"), 20)).toBe("¡ñandú!");
  expect(await readLimited(new Request("http://localhost/"), 20)).toBe("");
});

test("a longer one is refused, declared or not", async () => {
  expect(await readLimited(post("x", { "content-length": "21" }), 20)).toBeNull();
  const endless = new ReadableStream({
    pull: (stream) => stream.enqueue(new TextEncoder().encode("x".repeat(16))),
  });
  expect(await readLimited(post(endless), 20)).toBeNull();
});

test("what is not JSON is undefined", () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson("{")).toBeUndefined();
});
